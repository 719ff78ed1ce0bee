import { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { editionName } from './edition-name.ts';

/**
 * One version of a ruleset, together with the engine that it was written for. The two determine the course of a
 * battle.
 */
export interface Edition {
  readonly ruleset: Ruleset;
  readonly Battle: Pick<typeof Battle, 'start' | 'restore'>;
}

/** The available editions. */
export interface RulesetRegistry {
  /** The current edition of each ruleset, by id, for new battles. */
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  /**
   * Earlier editions that `npm run new-version` has saved, by `editionName`. Each is loaded when a battle
   * needs it.
   */
  readonly kept: Readonly<Record<string, () => Promise<Edition>>>;
}

/** Returns the edition of the current code. */
export function presentEdition(ruleset: Ruleset): Edition {
  return { ruleset, Battle };
}

/** Returns the edition for a version of a ruleset; undefined if the registry does not have it. */
export async function findEdition(
  { rulesets, kept }: RulesetRegistry,
  { ruleset: id, version }: { readonly ruleset: string; readonly version: number },
): Promise<Edition | undefined> {
  const present = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  if (present?.version === version) return presentEdition(present);
  const name = editionName(id, version);
  return Object.hasOwn(kept, name) ? await kept[name]?.() : undefined;
}
