import { EDITIONS } from '../../editions/index.js';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { RulesetRegistry } from '../engine/history/edition.ts';
import { SHELF } from './shelf.ts';

const loaded = Object.entries(SHELF).map(async ([id, load]) => [id, await load()] as const);

/** Every rulebook that can be played, by its id, in the order of the shelf. */
export const RULESETS: Readonly<Record<string, Ruleset>> = Object.fromEntries(await Promise.all(loaded));

/** These, and their earlier versions. */
export const REGISTRY: RulesetRegistry = { rulesets: RULESETS, kept: EDITIONS };

/** The rulebook of that id. Throws, naming those there are, if there is none. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = Object.hasOwn(RULESETS, id) ? RULESETS[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". Available: ${Object.keys(RULESETS).join(', ')}.`);
  return ruleset;
}
