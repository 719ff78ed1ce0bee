import { EDITIONS } from '../../editions/index.js';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { RulesetRegistry } from '../engine/history/edition.ts';
import { SHELF } from './shelf.ts';

const loaded = Object.entries(SHELF).map(async ([id, load]) => [id, await load()] as const);

/** The current edition of each ruleset, by id, in the order of `SHELF`. */
export const RULESETS: Readonly<Record<string, Ruleset>> = Object.fromEntries(await Promise.all(loaded));

/** The current and the earlier editions of all rulesets. */
export const REGISTRY: RulesetRegistry = { rulesets: RULESETS, kept: EDITIONS };

/** Returns the ruleset with this id. If there is none, throws an error that lists the known ids. */
export function rulesetOf(id: string, rulesets: RulesetRegistry['rulesets'] = RULESETS): Ruleset {
  const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". Available: ${Object.keys(rulesets).join(', ')}.`);
  return ruleset;
}
