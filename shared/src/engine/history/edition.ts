import { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { editionName } from './edition-name.ts';

/** One version of a ruleset, with the engine that it was written for: all that decides how a battle goes. */
export interface Edition {
  readonly ruleset: Ruleset;
  readonly Battle: Pick<typeof Battle, 'start' | 'restore'>;
}

/** The editions that there are. */
export interface Library {
  /** The present one of each ruleset, by id: new battles begin under it. */
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  /**
   * Earlier ones as `npm run new-version` has kept them, by `editionName`; loaded when a battle needs one.
   */
  readonly kept: Readonly<Record<string, () => Promise<Edition>>>;
}

/** The edition of a ruleset that this code is. */
export function presentEdition(ruleset: Ruleset): Edition {
  return { ruleset, Battle };
}

/**
 * The edition that a battle of that version of a ruleset is played by; undefined: the library does not have
 * it.
 */
export async function findEdition(
  { rulesets, kept }: Library,
  { ruleset: id, version }: { readonly ruleset: string; readonly version: number },
): Promise<Edition | undefined> {
  const present = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  if (present?.version === version) return presentEdition(present);
  const name = editionName(id, version);
  return Object.hasOwn(kept, name) ? await kept[name]?.() : undefined;
}
