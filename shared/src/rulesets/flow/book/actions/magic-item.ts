import type { Actions } from '../../../../engine/core/action.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { CHARM, WAND } from '../../sheet/items.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { type CheckSpec, isSuccess, rollCheck } from '../checks.ts';
import { type DamageSpec, reportDamage, rollDice } from '../damage.ts';
import { hurt } from '../defeat.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOfActing } from '../permission.ts';
import { lendRp, missing, rewardKills } from '../points.ts';
import { faultOfReach } from '../reach.ts';
import { provokeIf } from '../reaction-attack.ts';
import { handWith, takeFromBag } from '../wielding.ts';
import { declare } from './declare.ts';

function hasCharm(fighter: FlowFighter): boolean {
  return fighter.bag.includes(CHARM.id) || handWith(fighter, CHARM.id) !== undefined;
}

/** Returns the cost of using a magic item. */
export function costOfItem(item: string): { readonly ap: number; readonly charges?: number } {
  return item === WAND.id ? { ap: WAND.ap, charges: 1 } : { ap: CHARM.ap }; // FLOW-83
}

/** Returns the fault if the fighter cannot use the magic item. */
export function faultOfItem(
  table: FlowTable,
  by: Id,
  item: string,
  target: Id | undefined,
): Fault | undefined {
  const fighter = fighterOf(table, by);
  if (item === CHARM.id && hasCharm(fighter)) return missing(fighter, costOfItem(item), 'charm');
  if (item !== WAND.id || !handWith(fighter, WAND.id)) return 'no-such-item';
  return faultOfWand(table, by, target ?? '') ?? missing(fighter, costOfItem(item), 'wand');
}

function faultOfWand(table: FlowTable, by: Id, target: Id): Fault | undefined {
  const enemy = enemyOf(table, by, target);
  const user = fighterOf(table, by);
  return enemy ? faultOfReach(table, user, enemy.at, WAND.range) : 'no-such-target';
}

/** Pays for a magic item and carries out its effect. */
export function* useItem(
  table: FlowTable,
  by: Id,
  item: string,
  target: Id | undefined,
  actions: Actions<FlowTable>,
): Script {
  declare(table, by, 'use', costOfItem(item), { item, ...(target ? { target } : {}) });
  const stackItem = { name: 'use', by, ...(target ? { target } : {}) };
  if (item === WAND.id) yield* onStack(table, stackItem, fire(table, by, target ?? '', actions));
  else yield* onStack(table, stackItem, invoke(table, by, actions));
}

function* invoke(table: FlowTable, by: Id, actions: Actions<FlowTable>): Script {
  yield* provokeIf(table, 'item', by, actions);
  const fighter = findFighter(table, by);
  if (!fighter || !isStanding(table, by)) return;
  const hand = handWith(fighter, CHARM.id);
  if (!takeFromBag(fighter, CHARM.id)) {
    if (!hand) return;
    fighter[hand] = null;
  }
  lendRp(table, by, 'FLOW-15'); // FLOW-15
}

/** The damage terms of the wand. */
export const BOLT: DamageSpec = {
  dice: WAND.dice,
  sides: WAND.sides,
  modifier: 0,
  bonus: WAND.bonus,
  times: 1,
  halved: false,
  ignoresDr: false,
};

/** Returns the check with which the target resists the wand. */
export function wandResistance(target: FlowFighter): CheckSpec {
  return skillCheck(target, 'agility', 'resistance', 'FLOW-83');
}

function* fire(table: FlowTable, by: Id, target: Id, actions: Actions<FlowTable>): Script {
  yield* provokeIf(table, 'item', by, actions);
  if (faultOfActing(table, by) || faultOfWand(table, by, target)) return; // FLOW-R45
  const { level } = rollCheck(table, target, wandResistance(fighterOf(table, target)));
  if (isSuccess(level)) return void emit(table, { type: 'resisted', by: target, target: by });
  const dealt = reportDamage(table, by, target, BOLT, rollDice(table, BOLT));
  if (hurt(table, by, target, dealt, 'FLOW-83')) rewardKills(table, by, 1); // FLOW-22
}
