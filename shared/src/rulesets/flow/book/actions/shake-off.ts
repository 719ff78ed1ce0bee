import { oneOf } from '../../../../engine/schema/field-schema.ts';
import { type FlowFighter, ONGOING, type Ongoing } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import { saidLabel } from '../../words/labels.ts';
import { cure, is, relieve } from '../conditions.ts';
import { declare, turnAction } from './declare.ts';

export const SHAKE_OFF_AP = 2;
const CONDITIONS = [...ONGOING, 'pinned'] as const;

function has(fighter: FlowFighter, condition: Ongoing | 'pinned'): boolean {
  return condition === 'pinned' ? is(fighter, 'pinned') : fighter[condition] > 0;
}

/** Ends an ongoing condition or being pinned, without a roll. */
export const shakeOff = turnAction('shake-off', {
  params: { condition: oneOf(CONDITIONS) },
  cost: () => ({ ap: SHAKE_OFF_AP }),
  fault(_table, me, { condition }) {
    if (has(me, condition)) return undefined;
    return { code: 'prevented', say: SAID.refusals.notAfflicted(saidLabel(condition)) };
  },
  *variants(_table, me) {
    for (const condition of CONDITIONS) if (has(me, condition)) yield { condition };
  },
  *run(table, by, { condition }) {
    declare(table, by, 'shake-off', { ap: SHAKE_OFF_AP }, { condition });
    if (condition === 'pinned') relieve(table, by, 'pinned');
    else cure(table, by, condition); // FLOW-R30
  },
});
