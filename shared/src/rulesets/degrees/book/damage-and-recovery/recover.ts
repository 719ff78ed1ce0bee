import { anId, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { stagedAction } from '../staged-action.ts';
import { faultOfRecovery, faultOfStress, recoverLevel, stressBy } from './recovering.ts';
import { ongoing, resistOngoing } from './resisting.ts';

/** Removes a level of damage or fatigue, or makes another check against an ongoing effect (DEG-20, DEG-21). */
export const recover = stagedAction('recover', {
  params: { remove: optional(oneOf(['damage', 'fatigue'])), resist: optional(anId(80)) },
  understand: (act) => ((act.remove === undefined) === (act.resist === undefined) ? undefined : act),
  cost: 'std', // DEG-20
  fault(table, me, { remove, resist }) {
    if (remove !== undefined) return faultOfRecovery(table, me, remove); // DEG-20
    return ongoing(me, resist ?? '') ? faultOfStress(table, me) : { code: 'no-such-item', clause: 'DEG-21' }; // DEG-21
  },
  *run(table, by, { remove, resist }) {
    stressBy(table, by); // DEG-20, DEG-21
    const effect = ongoing(fighterOf(table, by), resist ?? '');
    if (remove !== undefined)
      recoverLevel(table, by, remove); // DEG-20
    else if (effect) yield* resistOngoing(table, by, effect); // DEG-21
  },
  *variants(_table, { effects }) {
    yield { remove: 'damage' };
    yield { remove: 'fatigue' };
    for (const { by, track } of effects) yield { resist: `${by}:${track}` };
  },
});
