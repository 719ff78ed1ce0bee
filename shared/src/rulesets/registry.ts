import type { Ruleset } from '../engine/core/ruleset.ts';
import { Rulebooks } from '../engine/history/rulebooks.ts';
import type { RulebookRegistry } from '../rulebook/rulebook-package.ts';
import { SHELF } from './shelf.ts';

/** The rulebooks of this release, without packages. */
export const REGISTRY: RulebookRegistry = { rulebooks: new Rulebooks(SHELF), faults: [] };

/** The current version of each ruleset, by id, in the order of `SHELF`. */
export const RULESETS: Readonly<Record<string, Ruleset>> = await REGISTRY.rulebooks.rulesets();

/** Returns the ruleset with this id. If there is none, throws an error that lists the known ids. */
export function rulesetOf(id: string, rulesets = RULESETS): Ruleset {
  const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". Available: ${Object.keys(rulesets).join(', ')}.`);
  return ruleset;
}
