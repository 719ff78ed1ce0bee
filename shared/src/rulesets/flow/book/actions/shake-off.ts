import { oneOf } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { type FlowFighter, ONGOING, type Ongoing } from '../../table.ts';
import { TEXT } from '../../words/catalog.ts';
import { wordFor } from '../../words/labels.ts';
import { cure, is, relieve } from '../conditions.ts';
import { faultOfActing } from '../permission.ts';
import { missing } from '../points.ts';
import { declare, readiable } from './declare.ts';

export const SHAKE_OFF_AP = 2;
const CONDITIONS = [...ONGOING, 'pinned'] as const;

function has(fighter: FlowFighter, condition: Ongoing | 'pinned'): boolean {
  return condition === 'pinned' ? is(fighter, 'pinned') : fighter[condition] > 0;
}

/** Ends a condition without a roll. */
export const shakeOff = readiable({
  params: { condition: oneOf(CONDITIONS) },
  ap: () => SHAKE_OFF_AP,
  check(table, by, { condition }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (!has(fighter, condition))
      return { code: 'prevented', say: TEXT.refusals.notAfflicted(wordFor(condition)) };
    return missing(fighter, { ap: SHAKE_OFF_AP }, 'shake-off');
  },
  *variants(table, by) {
    const fighter = findFighter(table, by);
    for (const condition of CONDITIONS) if (fighter && has(fighter, condition)) yield { condition };
  },
  *run(table, by, { condition }) {
    declare(table, by, 'shake-off', { ap: SHAKE_OFF_AP }, { condition });
    if (condition === 'pinned') relieve(table, by, 'pinned');
    else cure(table, by, condition); // FLOW-R30
  },
});
