import type { Ruleset } from '@riposte/shared';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { Refused } from './api.ts';
import type { RulesName } from './kept-rules.ts';

/** Loads the ruleset of a battle in the battle's version. Throws `Refused` if this page does not have that version. */
export async function rulesOf(of: RulesName): Promise<Ruleset> {
  const present = Object.hasOwn(SHELF, of.ruleset) ? await SHELF[of.ruleset]?.() : undefined;
  if (present?.version === of.version) return present;
  const { loadKept } = await import('./kept-rules.ts');
  const kept = await loadKept(of);
  if (kept) return kept.ruleset;
  throw new Refused({ message: present ? words.rulesNotKnown : words.rulebookMissing(of.ruleset) });
}
