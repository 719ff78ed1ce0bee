import { Battle } from '@riposte/shared/engine/battle';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import { fightersOf, type Table } from '@riposte/shared/engine/table';
import type { BattleRecord, BattleStore, TakenBattle } from '../store/store.ts';

/** A battle that cannot be played by the rules that are here. */
export class OtherRules extends Error {
  override name = 'OtherRules';
}

/**
 * Whether a battle can be played here: by the rules it began under, or by a later version of them from the table that was
 * last written down.
 */
export async function isPlayable(
  store: BattleStore,
  ruleset: Ruleset | undefined,
  record: BattleRecord,
): Promise<boolean> {
  if (!ruleset || record.version > ruleset.version) return false;
  if (record.version === ruleset.version || record.status === 'gathering') return true;
  const snapshot = await store.snapshot(record.id);
  if (snapshot) return isReadable(ruleset, snapshot.table);
  return (await store.journal(record.id)).length === 0;
}

/** Lets a battle that began under an earlier version of its rules go on under this one. Throws `OtherRules` if it cannot. */
export async function renew(store: BattleStore, ruleset: Ruleset, taken: TakenBattle): Promise<TakenBattle> {
  const { record, snapshot, epoch } = taken;
  if (!(await isPlayable(store, ruleset, record)))
    throw new OtherRules(`Battle "${record.id}" began under other rules.`);
  if (record.version === ruleset.version) return taken;
  const { version } = ruleset;
  const since = snapshot?.seq ?? 0;
  await store.renew({ battle: record.id, epoch }, version, since);
  return { ...taken, record: { ...record, version, since }, entries: [] };
}

/** Whether these rules can make something of a table that earlier ones wrote. */
function isReadable(ruleset: Ruleset, table: Table): boolean {
  try {
    const battle = Battle.restore(ruleset, table);
    for (const prompt of battle.prompts) prompt.options();
    for (const fighter of fightersOf(battle.table))
      for (const field of Object.values(ruleset.fields)) field.get(battle.table, fighter);
    return battle.table.over !== null || battle.prompts.length > 0;
  } catch {
    return false;
  }
}
