import { anId } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import type { DegreesFighter } from '../../table.ts';
import { stagedAction } from '../staged-action.ts';
import { arraysOf, effectsIn } from './arrays.ts';

interface Switched {
  readonly array: string;
  readonly effect: string;
}

/** Returns the named array and effect if the fighter has both; otherwise undefined. */
function meant(me: DegreesFighter, power: string, named: string): Switched | undefined {
  const array = arraysOf(me).find((one) => one === power);
  const effect = array && effectsIn(me, array).find((one) => one === named);
  return array === undefined || effect === undefined ? undefined : { array, effect };
}

/** Switches an array to another effect (DEG-120). */
export const switchEffect = stagedAction('switch', {
  params: { power: anId(), effect: anId() },
  cost: 'quick', // DEG-120
  fault(_table, me, { power, effect }) {
    const which = meant(me, power, effect);
    if (!which) return { code: 'no-such-item', clause: 'DEG-120' }; // DEG-120
    return me.active[which.array] === which.effect ? { code: 'no-effect', clause: 'DEG-120' } : undefined;
  },
  apply(table, by, { power, effect }) {
    const me = fighterOf(table, by);
    const which = meant(me, power, effect);
    if (!which) return;
    me.active = { ...me.active, [which.array]: which.effect }; // DEG-120
    emit(table, { type: 'switched', by, power, effect, clause: 'DEG-120' });
  },
  *variants(_table, me) {
    for (const power of arraysOf(me)) for (const effect of effectsIn(me, power)) yield { power, effect };
  },
});
