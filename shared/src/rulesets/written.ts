import type { Ruleset } from '../engine/ruleset.ts';
import { DESK } from './desk.ts';
import { loadAll, RULESETS } from './registry.ts';

/** Every rulebook whose cases must pass: those on the shelf, and those that are being written. */
export const WRITTEN: Readonly<Record<string, Ruleset>> = { ...RULESETS, ...(await loadAll(DESK)) };

/** The rulebook of that id. Throws, naming those there are, if there is none. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = Object.hasOwn(WRITTEN, id) ? WRITTEN[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". There are: ${Object.keys(WRITTEN).join(', ')}.`);
  return ruleset;
}
