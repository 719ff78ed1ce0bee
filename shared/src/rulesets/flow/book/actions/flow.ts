import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { anId, fighter, optional } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { FLOW_ACTIONS } from '../../sheet/flow-actions.ts';
import { action } from '../../table.ts';
import { afflict } from '../conditions.ts';
import { flowAction, hasFlowAction, isSpent, payForFlow } from '../flow-actions.ts';
import { slow } from '../flow-effects.ts';
import { gain, lendRp } from '../points.ts';
import { faultOfReach, reachOf } from '../reach.ts';
import { endTurn } from '../turns.ts';
import { declare, turnAction } from './declare.ts';

/** Uses a Flow Action that does not accompany an attack or a defense. */
export const flow = turnAction('flow', {
  params: { action: anId(), target: optional(fighter) },

  understand: (act) => (act.action === 'steal-momentum' && act.target === undefined ? undefined : act),

  cost: (_me, { action }) => ({ fp: flowAction(action, 'turn')?.fp ?? 0 }), // FLOW-24

  fault(table, me, { action, target = '' }) {
    const known = flowAction(action, 'turn');
    if (!known || !hasFlowAction(me, known)) return { code: 'no-such-ability', clause: 'FLOW-112' }; // FLOW-112
    const enemy = action === 'steal-momentum' ? enemyOf(table, me.id, target) : undefined;
    if (action === 'steal-momentum' && !enemy) return 'no-such-target';
    const spent = isSpent(me, action, known) ? unlessWaived(me, 'once-per-round') : undefined;
    return spent ?? (enemy && faultOfReach(table, me, enemy.at, reachOf(me)));
  },

  *variants(table, { id }) {
    for (const [action, { window }] of Object.entries(FLOW_ACTIONS)) {
      if (window !== 'turn') continue;
      if (action !== 'steal-momentum') yield { action };
      else for (const { id: target } of enemiesOf(table, id)) yield { action, target };
    }
  },

  *run(table, by, { action, target }) {
    const known = flowAction(action, 'turn');
    if (!known) return;
    payForFlow(table, by, action, known);
    if (action === 'brace') fighterOf(table, by).braced = true;
    if (action === 'ward') lendRp(table, by, 'FLOW-15'); // FLOW-15
    if (action === 'steal-momentum' && target !== undefined) {
      slow(table, target, 1);
      gain(table, by, 'ap', 1, 'FLOW-9'); // FLOW-9
    }
  },
});

export const FLOW_STATE_AP = 1;

/** Prevents the usual loss of 1 FP at the end of this turn. */
export const flowState = turnAction('flow-state', {
  cost: () => ({ ap: FLOW_STATE_AP }),
  fault: (_table, me) => (me.flowState ? { code: 'once-per-turn', clause: 'FLOW-58' } : undefined), // FLOW-58
  *run(table, by) {
    declare(table, by, 'flow-state', { ap: FLOW_STATE_AP });
    fighterOf(table, by).flowState = true; // FLOW-58
  },
});

export const TOTAL_DEFENSE_AP = 3;

/** Takes a defensive stance and ends the turn. */
export const totalDefense = turnAction('total-defense', {
  cost: () => ({ ap: TOTAL_DEFENSE_AP }),
  *run(table, by) {
    declare(table, by, 'total-defense', { ap: TOTAL_DEFENSE_AP });
    lendRp(table, by, 'FLOW-75'); // FLOW-75
    afflict(table, by, 'defending');
    endTurn(table, by);
  },
});

export const endTurnAction = action({
  leavesTurn: true,
  check(table, by) {
    if (table.phase === 'explore') return 'wrong-phase';
    return findFighter(table, by) ? undefined : 'not-your-turn';
  },
  *run(table, by) {
    endTurn(table, by); // FLOW-6
  },
});
