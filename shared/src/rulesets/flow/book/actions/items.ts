import type { Actions } from '../../../../engine/core/action.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
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
import { outOfRange } from '../reach.ts';
import { provokeIf } from '../reaction-attack.ts';
import { freeHands, HANDS, handFor, handWith, takeFromBag } from '../wielding.ts';
import { declare, turnAction } from './declare.ts';

const AP = 1; // FLOW-10

const ITEM_PARAMS = { item: anId(), hand: optional(oneOf(HANDS)) };
const NO_HAND = { code: 'no-free-hand', clause: 'FLOW-54' };

/** Takes an item from the bag into a hand. */
export const draw = turnAction('draw', {
  params: ITEM_PARAMS,
  cost: () => ({ ap: AP }), // FLOW-54, FLOW-55
  fault(_table, me, { item, hand }) {
    if (!me.bag.includes(item)) return 'no-such-item';
    return handFor(me, item, hand) ? undefined : NO_HAND; // FLOW-54
  },
  *variants(_table, { ap, bag }) {
    if (ap < AP) return;
    for (const item of new Set(bag)) for (const hand of HANDS) yield { item, hand };
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
export const sheathe = turnAction('sheathe', {
  params: ITEM_PARAMS,
  cost: () => ({ ap: AP }), // FLOW-54
  fault: (_table, me, { item, hand }) => (handWith(me, item, hand) ? undefined : 'no-such-item'),
  *variants(_table, me) {
    if (me.ap < AP) return;
    for (const hand of HANDS) {
      const item = me[hand];
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

export const pickUp = turnAction('pick-up', {
  params: { item: anId(), at: hex },
  cost: () => ({ ap: AP }),
  fault(table, me, { item, at }) {
    if (!thingAt(table, item, at)) return 'no-such-item';
    if (!handFor(me, item)) return NO_HAND;
    return distance(me.at, at) > 1 ? unlessWaived(me, outOfRange(me.at, at, 1)) : undefined;
  },
  *variants(table, me) {
    if (me.ap < AP) return;
    for (const { item, at } of thingsNear(table, me.at, 1)) yield { item, at };
  },
  *run(table, by, { item, at }) {
    declare(table, by, 'pick-up', { ap: AP }, { item });
    const hand = handFor(fighterOf(table, by), item);
    if (hand) takeUp(table, by, item, at, hand);
  },
});

/** Returns the AP cost of drinking a potion: 1 from the hand, 2 from the bag. */
export function drinkAp(fighter: FlowFighter, item: string): number {
  return handWith(fighter, item) ? 1 : 2; // FLOW-82
}

/** Returns the number of HP that a healing potion restores. `sum` is the sum of its dice. */
export function healedBy(sum: number): number {
  return sum + HEALING.bonus; // FLOW-82
}

export const drink = turnAction('drink', {
  params: { item: anId() },
  cost: (me, { item }) => ({ ap: drinkAp(me, item) }),
  fault(_table, me, { item }) {
    const isHeld = handWith(me, item) !== undefined;
    const isPotion = (POTIONS as readonly string[]).includes(item);
    if (!isPotion || (!isHeld && !me.bag.includes(item))) return 'no-such-item';
    return !isHeld && freeHands(me).length === 0 ? { ...NO_HAND, clause: 'FLOW-82' } : undefined; // FLOW-82
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
