import { findEdition, LIBRARY, type Ruleset } from '@riposte/shared';
import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { Refused } from './api.ts';

/** The rules that a battle is played by, loaded if they are not the present ones. Throws `Refused` if this page lacks them. */
export async function rulesOf(battle: OpenedBattle): Promise<Ruleset> {
  const edition = await findEdition(LIBRARY, battle);
  if (!edition) throw new Refused('This page does not know the rules of that battle yet: reload it.');
  return edition.ruleset;
}
