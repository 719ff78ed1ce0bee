import type { Actions } from '../../../../engine/core/action.ts';
import { comeUpon } from '../../../../engine/core/hiding.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { faultOfPlace, fighterOf, occupant } from '../../../../engine/state/table.ts';
import { type Hex, isAdjacent, opposite } from '../../../../hex/axial.ts';
import { pay } from '../../../../kit/resources.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { type CheckSpec, isSuccess, rollCheck } from '../checks.ts';
import { shift } from '../conditions.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOfMoving } from '../permission.ts';
import { faultOfSize, outOfRange } from '../reach.ts';
import { provoke } from '../reaction-attack.ts';
import { offerReadied } from '../ready-window.ts';
import { declare, turnAction } from './declare.ts';

const AP = 1; // FLOW-10

/** Tumbles through an enemy's hex to the opposite side. */
export const tumble = turnAction('tumble', {
  params: { target: fighter },
  permission: (table, by) => faultOfMoving(table, by, 'bars'),
  cost: () => ({ ap: AP }),
  fault(table, me, { target }) {
    const enemy = enemyOf(table, me.id, target);
    if (!enemy) return 'no-such-target';
    const tooLarge = unlessWaived(me, faultOfTumblingThrough(me, enemy));
    if (tooLarge) return tooLarge;
    if (!isAdjacent(me.at, enemy.at)) return outOfRange(me.at, enemy.at, 1, 'FLOW-76'); // FLOW-76
    return faultOfLanding(table, me, opposite(me.at, enemy.at));
  },
  *variants(table, { id, ap }) {
    if (ap < AP) return;
    for (const { id: target } of enemiesOf(table, id)) yield { target };
  },
  *run(table, by, { target }, actions) {
    declare(table, by, 'tumble', { ap: AP }, { target });
    yield* onStack(table, { name: 'tumble', by, target }, rollTumble(table, by, target, actions));
  },
});

/** Returns the fault if a tumble cannot end in this hex. */
export function faultOfLanding(table: FlowTable, mover: FlowFighter, landing: Hex): Fault | undefined {
  const code = faultOfPlace(table, landing, mover.id);
  return code && { code, clause: 'FLOW-R40' }; // FLOW-R40
}

/** Returns the fault if an enemy is too large to tumble through. */
export function faultOfTumblingThrough(fighter: FlowFighter, enemy: FlowFighter): Fault | undefined {
  return faultOfSize(fighter, enemy, 'FLOW-79', 'medium'); // FLOW-79
}

/** Tumbles in the middle of a move, for 1 AP. Returns whether it succeeded. */
export function* tumbleThrough(
  table: FlowTable,
  by: Id,
  to: Hex,
  through: Id,
  actions: Actions<FlowTable>,
): Script<boolean> {
  const mover = fighterOf(table, by);
  const isInSight = occupant(table, to, by)?.hidden !== true;
  if (mover.ap < AP || (isInSight && faultOfLanding(table, mover, to))) return false; // FLOW-R36
  pay(table, by, { ap: AP }); // FLOW-78
  return yield* rollTumble(table, by, through, actions);
}

/** Returns the check of a tumble. */
export function tumbleCheck(mover: FlowFighter): CheckSpec {
  return skillCheck(mover, 'agility', 'action', 'FLOW-76'); // FLOW-76
}

/** Rolls a tumble through an enemy. A failure provokes only that enemy. Returns whether the tumble succeeded. */
export function* rollTumble(
  table: FlowTable,
  by: Id,
  through: Id,
  actions: Actions<FlowTable>,
): Script<boolean> {
  const mover = fighterOf(table, by);
  const { level } = rollCheck(table, by, tumbleCheck(mover));
  if (isSuccess(level)) {
    const landing = opposite(mover.at, fighterOf(table, through).at);
    if (!faultOfLanding(table, mover, landing)) {
      const from = mover.at;
      shift(table, by, landing, 'tumbled');
      yield* offerReadied(table, { on: 'enters-reach', by, entered: { from, to: landing } }, actions); // FLOW-69
      return true;
    }
    yield* comeUpon(table, by, landing); // FLOW-R49
    return false;
  }
  yield* provoke(table, { by, at: mover.at, provokes: ({ id }) => id === through, actions }); // FLOW-77, FLOW-R62
  return false;
}
