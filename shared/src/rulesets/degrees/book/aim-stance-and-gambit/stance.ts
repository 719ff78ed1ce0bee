import { isWaived, unlessWaived } from '../../../../engine/gm/overrides.ts';
import { count, oneOf } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { STANCE_PARTS } from '../../sheet/terms.ts';
import { SAID } from '../../words/catalog.ts';
import { is } from '../conditions.ts';
import { stagedAction } from '../staged-action.ts';

/** Takes a penalty to attack, defense or effect, and an equal bonus to another of these three (DEG-118, DEG-119). */
export const stance = stagedAction('stance', {
  params: { minus: oneOf(STANCE_PARTS), plus: oneOf(STANCE_PARTS), ranks: count(1, 5) },
  understand: (act) => (act.minus === act.plus ? undefined : act), // DEG-118
  cost: 'quick', // DEG-118
  readiable: false,
  fault(_table, me, { minus }) {
    if (minus === 'defense' && is(me, 'defenseless') && !isWaived(me, 'prevented'))
      return { code: 'prevented', say: SAID.refusals.defenseless, clause: 'DEG-119' }; // DEG-119
    return unlessWaived(me, me.attacked ? { code: 'wrong-phase', clause: 'DEG-118' } : undefined); // DEG-118
  },
  apply(table, by, { minus, plus, ranks }) {
    const me = fighterOf(table, by);
    me.stance = { minus, plus, ranks }; // DEG-118
    me.stancePaid = minus === 'defense'; // DEG-119
    emit(table, { type: 'took-stance', by, minus, plus, ranks, clause: 'DEG-118' });
  },
  *variants() {
    for (const minus of STANCE_PARTS)
      for (const plus of STANCE_PARTS) if (minus !== plus) yield { minus, plus, ranks: 5 };
  },
  axes: () => ({ ranks: { type: 'range', from: 1, to: 5 } }),
});
