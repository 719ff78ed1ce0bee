import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Log } from '../log.ts';
import type { Meters } from '../operations/meters.ts';
import type { BattleRecord, BattleStore, TakenBattle } from '../store/store.ts';
import { LiveBattle } from './live-battle.ts';

/** Where battles come from: the store, and the rules to play them by. */
export interface Hall {
  readonly store: BattleStore;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly log: Log;
  readonly meters: Meters;
}

/** Whether these are the rules that the battle began under: it keeps them to its end. */
export function isPlayable(ruleset: Ruleset | undefined, { version }: BattleRecord): boolean {
  return ruleset?.version === version;
}

/** Takes a battle up in this process. Throws if there is none of that id, or its rules are not known here. */
export async function enterBattle(
  { store, rulesets, log }: Hall,
  id: string,
): Promise<{ live: LiveBattle; taken: TakenBattle }> {
  const taken = await store.take(id);
  if (!taken) throw new Error(`There is no battle "${id}".`);
  const ruleset = rulesets[taken.record.ruleset];
  if (!ruleset) throw new Error(`Battle "${id}" needs the ruleset "${taken.record.ruleset}".`);
  if (!isPlayable(ruleset, taken.record)) throw new Error(`Battle "${id}" began under other rules.`);
  const { damage } = taken;
  if (damage)
    log.error({ battle: id, ...damage }, 'the journal is damaged; going on from the last whole input');
  return { live: await LiveBattle.open({ store, ruleset, log }, taken), taken };
}
