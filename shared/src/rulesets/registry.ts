import { EDITIONS } from '../../editions/index.js';
import type { Library } from '../engine/edition.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { flow } from './flow/index.ts';
import { vigil } from './vigil/index.ts';

/** Every rulebook that can be played, by its id: the one place outside their folders that names them. */
export const RULESETS: Readonly<Record<string, Ruleset>> = {
  flow,
  vigil,
};

/** These, and their earlier versions. */
export const LIBRARY: Library = { rulesets: RULESETS, kept: EDITIONS };

/** The rulebook of that id. Throws, naming those there are, if there is none. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = Object.hasOwn(RULESETS, id) ? RULESETS[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". There are: ${Object.keys(RULESETS).join(', ')}.`);
  return ruleset;
}
