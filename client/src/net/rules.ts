import { editionName, type Ruleset } from '@riposte/shared';
import { EDITIONS } from '@riposte/shared/editions';
import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { Refused } from './api.ts';

/** Loads the ruleset of a battle in the battle's version. Throws `Refused` if this page does not have that version. */
export async function rulesOf({
  ruleset: id,
  version,
}: Pick<OpenedBattle, 'ruleset' | 'version'>): Promise<Ruleset> {
  const name = editionName(id, version);
  const kept = Object.hasOwn(EDITIONS, name) ? await EDITIONS[name]?.() : undefined;
  const present = kept || !Object.hasOwn(SHELF, id) ? undefined : await SHELF[id]?.();
  const rules = kept?.ruleset ?? present;
  if (rules?.version !== version) throw new Refused({ message: words.rulesNotKnown });
  return rules;
}
