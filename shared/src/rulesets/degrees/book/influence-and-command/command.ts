import { fighter as aFighter, listOf, text } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { powerOver } from '../conditions.ts';
import { stagedAction } from '../staged-action.ts';

/**
 * Gives one order to the fighters that this fighter can command. Without an order, a compelled or controlled fighter
 * does nothing (DEG-74, DEG-R12).
 */
export const command = stagedAction('command', {
  params: { targets: listOf(aFighter, 20), order: text(200, 1) },
  understand: (act) =>
    act.targets.length > 0 && new Set(act.targets).size === act.targets.length ? act : undefined,
  cost: 'mov', // DEG-74
  fault(table, me, { targets }) {
    return targets.every((id) => isUnder(table, me, id))
      ? undefined
      : { code: 'no-such-target', clause: 'DEG-74' }; // DEG-74
  },
  apply(table, by, { targets, order }) {
    for (const id of targets) {
      const target = fighterOf(table, id);
      target.order = order; // DEG-74
      if (powerOver(target) === by) target.commanded = { by, until: endOfNextTurn(target) }; // DEG-74, DEG-R12
      emit(table, { type: 'commanded', by, target: id, order, clause: 'DEG-74' });
    }
  },
  *variants(table, me) {
    const there = fightersOf(table).flatMap(({ id }) => (isUnder(table, me, id) ? [id] : []));
    if (there.length > 0) yield { targets: there, order: '…' };
  },
  axes: () => ({ order: { type: 'text', most: 200 } }),
});

/** Returns whether a fighter can command `target`: its sheet says so, or it compelled or controls `target` (DEG-74). */
function isUnder(table: DegreesTable, { id, sheet }: DegreesFighter, target: Id): boolean {
  const other = findFighter(table, target);
  return other !== undefined && (sheet.controls.includes(target) || powerOver(other) === id); // DEG-74
}
