import { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { LoadedRules, Rulebook } from './rulebooks.ts';

/**
 * One version of a ruleset, together with the engine that it was written for. The two determine the course of a
 * battle.
 */
export type Edition = Required<LoadedRules>;

/** Returns the edition of the current code. */
export function presentEdition(ruleset: Ruleset): Edition {
  return { ruleset, Battle };
}

/** Loads the rules of a rulebook with their engine. */
export async function editionOf({ load }: Rulebook): Promise<Edition> {
  return { Battle, ...(await load()) };
}
