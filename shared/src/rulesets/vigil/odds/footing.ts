import type { PlannedChoice } from '../../../engine/core/forecast.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { stand } from '../book/other-movement.ts';
import { statOfGround } from '../book/unsteady-ground.ts';
import type { VigilTable } from '../table.ts';

/**
 * Returns the table as it would be if a prone fighter had stood up; undefined for all other choices. Bots need this on
 * unsteady ground, where standing up has no odds until the GM rules.
 */
export function imagine(table: VigilTable, by: AskedId, prospect: PlannedChoice): VigilTable | undefined {
  const me = findFighter(table, by);
  if (!me || prospect.do !== 'stand' || !statOfGround(table, me, stand)) return undefined; // VIG-77
  const conditions = me.conditions.filter((condition) => condition !== 'prone');
  const then = { ...me, conditions, movement: me.movement - 1 };
  return { ...table, fighters: { ...table.fighters, [me.id]: then } };
}
