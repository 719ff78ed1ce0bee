import { branchOff, isRewind, withoutUndone } from '@riposte/shared/engine/history/rewind';
import { type Setup, type SetupFighter, setupFighterShape } from '@riposte/shared/engine/setup/setup';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type { OpenBattle } from '@riposte/shared/protocol/messages';
import { fightNow } from '@riposte/shared/scenario/fight-now';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import type { Supervisor } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleRecord, JournalEntry } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';

/** Returns the current battle as the text of a fight file. Only for a GM, because it contains all secrets. */
export async function presentFight(services: BattleServices, id: string, asked: OpenBattle): Promise<string> {
  const { record, role } = await callerOf(services, id, asked);
  if (role !== 'gm') throw new Failure(failures.gmExports);
  const rules = await services.rulebooks.of(record, id);
  const isBegun = record.status !== 'gathering';
  const setup = isBegun
    ? await setupNow(services, rules, record, await services.store.journal(id))
    : record.setup;
  const pictures = await services.store.pictures.list(id);
  const { version, rulebook } = record;
  return writeFight({ title: record.title, blurb: '', setup, pictures }, { version, ...rulebook });
}

/** Replays the journal in slices, so that other tables go on. */
async function setupNow(
  { slices }: BattleServices,
  rules: Supervisor,
  { setup, seed }: BattleRecord,
  entries: readonly JournalEntry[],
): Promise<Setup> {
  const battle = rules.run(({ ruleset, Battle }) => Battle.start(ruleset, setup, seededDice(seed)));
  const newcomers: SetupFighter[] = [];
  for await (const { input } of slices.over(withoutUndone(entries))) {
    if (isRewind(input)) branchOff(battle.table, input);
    else rules.run(() => battle.apply(input));
    const newcomer = input.do === 'gm.add' ? setupFighterShape.safeParse(input.combatant).data : undefined;
    if (newcomer) newcomers.push(newcomer);
  }
  return rules.run(({ ruleset }) => fightNow(ruleset, { setup, newcomers, table: battle.table }));
}
