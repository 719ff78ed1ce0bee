import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Log } from '../log.ts';
import type { Meters } from '../operations/meters.ts';
import type { BattleStore, TakenBattle } from '../store/store.ts';
import { LiveBattle } from './live-battle.ts';
import { noticesOf } from './notices.ts';
import { renew } from './renew.ts';

/** Where battles come from: the store, and the rules to play them by. */
export interface Hall {
  readonly store: BattleStore;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly log: Log;
  readonly meters: Meters;
}

/** Takes a battle up in this process. Throws if there is none of that id, or it cannot be played by the rules here. */
export async function enterBattle(
  { store, rulesets, log }: Hall,
  id: string,
): Promise<{ live: LiveBattle; taken: TakenBattle; notices: readonly string[] }> {
  const found = await store.take(id);
  if (!found) throw new Error(`There is no battle "${id}".`);
  const ruleset = rulesets[found.record.ruleset];
  if (!ruleset) throw new Error(`Battle "${id}" needs the ruleset "${found.record.ruleset}".`);
  const taken = await renew(store, ruleset, found);
  const notices = noticesOf(found, taken);
  for (const notice of notices) log.warn({ battle: id, ...taken.damage, scar: taken.scar }, notice);
  return { live: await LiveBattle.open({ store, ruleset, log }, taken), taken, notices };
}
