import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighter as aFighter } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, fightersOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { sees } from '../attacks/sight.ts';
import { stagedAction } from '../staged-action.ts';

/** Aims at a target. Aiming at the same target again raises the bonus by 1, up to +5 (DEG-67 to DEG-70). */
export const aim = stagedAction('aim', {
  params: { target: aFighter },
  cost: 'mov', // DEG-67
  fault(table, me, { target }) {
    if (!enemyOf(table, me.id, target)) return 'no-such-target'; // DEG-R36
    const isFull = me.aim?.target === target && me.aim.ranks >= 5;
    return isFull ? { code: 'no-effect', clause: 'DEG-67' } : undefined; // DEG-67
  },
  geometry: (table, me, { target }) =>
    sees(table, me.at, fighterOf(table, target).at) ? undefined : unlessWaived(me, 'no-line-of-sight'), // DEG-R43
  provokes: () => ({}), // DEG-67
  apply(table, by, { target }) {
    const me = fighterOf(table, by);
    const ranks = me.aim?.target === target ? me.aim.ranks + 1 : 1; // DEG-67, DEG-70
    me.aim = { target, ranks };
    emit(table, { type: 'aimed', by, target, ranks, clause: 'DEG-67' });
  },
  *variants(table, me) {
    for (const { id } of fightersOf(table)) if (enemyOf(table, me.id, id)) yield { target: id };
  },
});
