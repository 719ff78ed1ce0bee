import type { Actions } from '../../../../engine/core/action.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import { isWaived } from '../../../../engine/gm/overrides.ts';
import { anId, hex, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../../engine/state/table.ts';
import { emit, rollMany } from '../../../../engine/state/verbs.ts';
import { distance } from '../../../../hex/axial.ts';
import { heal } from '../../../../kit/defeat.ts';
import { thingAt, thingsNear } from '../../../../kit/ground.ts';
import { HEALING, POTIONS } from '../../sheet/items.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { cure } from '../conditions.ts';
import { pickUp as takeUp } from '../ground.ts';
import { faultOfActing } from '../permission.ts';
import { missing } from '../points.ts';
import { outOfRange } from '../reach.ts';
import { provokeIf } from '../reaction-attack.ts';
import { freeHands, HANDS, handFor, handWith, takeFromBag } from '../wielding.ts';
import { declare, readiable } from './declare.ts';

const AP = 1; // FLOW-10

const ITEM_PARAMS = { item: anId(), hand: optional(oneOf(HANDS)) };
const NO_HAND = { code: 'no-free-hand', clause: 'FLOW-54' };

/** Takes an item from the bag into a hand. */
export const draw = readiable({
  params: ITEM_PARAMS,
  ap: () => AP, // FLOW-54, FLOW-55
  check(table, by, { item, hand }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (!fighter.bag.includes(item)) return 'no-such-item';
    if (!handFor(fighter, item, hand)) return NO_HAND; // FLOW-54
    return missing(fighter, { ap: AP }, 'draw');
  },
  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.ap < AP) return;
    for (const item of new Set(fighter.bag)) for (const hand of HANDS) yield { item, hand };
  },
  *run(table, by, { item, hand }, actions) {
    declare(table, by, 'draw', { ap: AP }, { item });
    yield* onStack(table, { name: 'draw', by }, provokeIf(table, 'draw', by, actions));
    const fighter = findFighter(table, by);
    const into = fighter && !fighter.defeated ? handFor(fighter, item, hand) : undefined;
    if (!fighter || !into || !takeFromBag(fighter, item)) return;
    fighter[into] = item;
    emit(table, { type: 'drew', target: by, item });
  },
});

/** Puts an item from a hand into the bag. */
export const sheathe = readiable({
  params: ITEM_PARAMS,
  ap: () => AP, // FLOW-54
  check(table, by, { item, hand }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    return handWith(fighter, item, hand) ? missing(fighter, { ap: AP }, 'sheathe') : 'no-such-item';
  },
  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.ap < AP) return;
    for (const hand of HANDS) {
      const item = fighter[hand];
      if (item !== null) yield { item, hand };
    }
  },
  *run(table, by, { item, hand }, actions) {
    declare(table, by, 'sheathe', { ap: AP }, { item });
    yield* onStack(table, { name: 'sheathe', by }, provokeIf(table, 'draw', by, actions));
    const fighter = findFighter(table, by);
    const from = fighter && !fighter.defeated ? handWith(fighter, item, hand) : undefined;
    if (!fighter || !from) return;
    fighter[from] = null;
    fighter.bag.push(item);
    emit(table, { type: 'sheathed', target: by, item });
  },
});

export const pickUp = readiable({
  params: { item: anId(), at: hex },
  ap: () => AP,
  check(table, by, { item, at }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (!thingAt(table, item, at)) return 'no-such-item';
    if (!handFor(fighter, item)) return NO_HAND;
    if (distance(fighter.at, at) > 1 && !isWaived(fighter, 'out-of-range'))
      return outOfRange(fighter.at, at, 1);
    return missing(fighter, { ap: AP }, 'pick-up');
  },
  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.ap < AP) return;
    for (const { item, at } of thingsNear(table, fighter.at, 1)) yield { item, at };
  },
  *run(table, by, { item, at }) {
    declare(table, by, 'pick-up', { ap: AP }, { item });
    const hand = handFor(fighterOf(table, by), item);
    if (hand) takeUp(table, by, item, at, hand);
  },
});

/** Returns the AP to drink a potion: 1 from the hand, 2 from the bag. */
export function drinkAp(fighter: FlowFighter, item: string): number {
  return handWith(fighter, item) ? 1 : 2; // FLOW-82
}

/** Returns the HP that a healing potion restores, for a sum of its dice. */
export function healedBy(sum: number): number {
  return sum + HEALING.bonus; // FLOW-82
}

export const drink = readiable({
  params: { item: anId() },
  ap: (table, by, { item }) => drinkAp(fighterOf(table, by), item),
  check(table, by, { item }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    const isHeld = handWith(fighter, item) !== undefined;
    const isPotion = (POTIONS as readonly string[]).includes(item);
    if (!isPotion || (!isHeld && !fighter.bag.includes(item))) return 'no-such-item';
    if (!isHeld && freeHands(fighter).length === 0) return { ...NO_HAND, clause: 'FLOW-82' }; // FLOW-82
    return missing(fighter, { ap: drinkAp(fighter, item) }, 'drink');
  },
  *variants() {
    for (const item of POTIONS) yield { item };
  },
  *run(table, by, { item }, actions) {
    const fighter = fighterOf(table, by);
    const isHeld = handWith(fighter, item) !== undefined;
    declare(table, by, 'drink', { ap: drinkAp(fighter, item) }, { item });
    yield* onStack(table, { name: 'drink', by }, drinkPotion(table, by, item, isHeld, actions));
  },
});

function* drinkPotion(
  table: FlowTable,
  by: Id,
  item: string,
  isHeld: boolean,
  actions: Actions<FlowTable>,
): Script {
  yield* provokeIf(table, 'drink', by, actions);
  const fighter = findFighter(table, by);
  if (!fighter || !isStanding(table, by)) return;
  const hand = isHeld ? handWith(fighter, item) : undefined;
  if (hand) fighter[hand] = null;
  else if (isHeld || !takeFromBag(fighter, item)) return;
  emit(table, { type: 'drunk', target: by, item });
  if (item === 'antidote') return cure(table, by, 'poisoned');
  const sum = rollMany(table, HEALING.dice, HEALING.sides).reduce((total, die) => total + die, 0);
  heal(table, by, healedBy(sum), { clause: 'FLOW-82' });
}
