import { isWaived, unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, fighter, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { distance } from '../../../../hex/axial.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { FLOW_ACTIONS } from '../../sheet/flow-actions.ts';
import { action, type FlowTable } from '../../table.ts';
import { afflict } from '../conditions.ts';
import { flowAction, hasFlowAction, isSpent, payForFlow } from '../flow-actions.ts';
import { slow } from '../flow-effects.ts';
import { faultOfActing } from '../permission.ts';
import { gain, lendRp, missing } from '../points.ts';
import { outOfRange, reachOf, sees } from '../reach.ts';
import { endTurn } from '../turns.ts';
import { declare } from './declare.ts';

/** Uses a Flow Action that is independent of attacks. */
export const flow = action({
  params: { action: anId(), target: optional(fighter) },

  understand: (act) => (act.action === 'steal-momentum' && act.target === undefined ? undefined : act),

  check(table, by, { action, target }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    const known = flowAction(action, 'turn');
    if (!known || !hasFlowAction(fighter, known)) return { code: 'no-such-ability', clause: 'FLOW-112' }; // FLOW-112
    const enemy = target === undefined ? undefined : enemyOf(table, by, target);
    if (action === 'steal-momentum' && !enemy) return 'no-such-target';
    if (isSpent(fighter, action, known) && !isWaived(fighter, 'once-per-round')) return 'once-per-round';
    const off =
      action === 'steal-momentum' && target !== undefined ? faultOfReach(table, by, target) : undefined;
    return off ?? missing(fighter, { fp: known.fp }, 'flow'); // FLOW-24
  },

  *variants(table, by) {
    for (const [action, { window }] of Object.entries(FLOW_ACTIONS)) {
      if (window !== 'turn') continue;
      if (action !== 'steal-momentum') yield { action };
      else for (const { id: target } of enemiesOf(table, by)) yield { action, target };
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

function faultOfReach(table: FlowTable, by: Id, target: Id): Fault | undefined {
  const [fighter, enemy] = [fighterOf(table, by), fighterOf(table, target)];
  const far =
    distance(fighter.at, enemy.at) > reachOf(fighter)
      ? unlessWaived(fighter, outOfRange(fighter.at, enemy.at, reachOf(fighter)))
      : undefined;
  return far ?? (sees(table, fighter.at, enemy.at) ? undefined : unlessWaived(fighter, 'no-line-of-sight'));
}

export const FLOW_STATE_AP = 1;

/** Prevents the loss of FP at the end of this turn. */
export const flowState = action({
  check(table, by) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (fighter.flowState) return { code: 'once-per-turn', clause: 'FLOW-58' };
    return missing(fighter, { ap: FLOW_STATE_AP }, 'flow-state');
  },
  *run(table, by) {
    declare(table, by, 'flow-state', { ap: FLOW_STATE_AP });
    fighterOf(table, by).flowState = true; // FLOW-58
  },
});

export const TOTAL_DEFENSE_AP = 3;

/** Ends the turn in a defensive stance. */
export const totalDefense = action({
  check(table, by) {
    const fault = faultOfActing(table, by);
    return fault ?? missing(fighterOf(table, by), { ap: TOTAL_DEFENSE_AP }, 'total-defense');
  },
  *run(table, by) {
    declare(table, by, 'total-defense', { ap: TOTAL_DEFENSE_AP });
    lendRp(table, by, 'FLOW-75'); // FLOW-75
    afflict(table, by, 'defending');
    endTurn(table, by);
  },
});

/** Ends the turn. */
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
