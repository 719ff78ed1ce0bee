import { onStack, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { oneOf, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit, leaveMap } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { takeUp, thingAt } from '../../../kit/ground.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import { BAGS, CARRIED_WEAPONS, THINGS } from '../sheet/things.ts';
import type { Bag, HuntFighter, HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { isWeapon } from './carried.ts';
import { check, hasSucceeded, plainAttempt } from './checks.ts';
import { takeOut } from './death.ts';
import { abilitiesIn, faultOfHelp, payRebound, reboundOf, supportAxes, supports } from './supports.ts';
import { bagOf, faultOfBag, faultOfLoad, handsFor, hasHandsFor, setBag, without } from './things.ts';
import { endTurn, forAdventurers, turnAction } from './turns.ts';

/* Fleeing, and the actions that handle things: equip, store, and pick up. */

const goods = named(THINGS);
const arm = named(CARRIED_WEAPONS);

export const flee = turnAction({
  params: { support: optional(supports) },

  fault: (table, runner, { support = [] }) =>
    faultOfFlight(table, runner) ?? faultOfHelp(runner, support, 'other'), // HUNT-R9

  variants: () => [{}],

  axes: (_table, runner) => supportAxes(runner, 'other'),

  *run(table, by, { support }) {
    const ids = abilitiesIn(support);
    payRebound(table, by, reboundOf(fighterOf(table, by), ids)); // HUNT-13
    yield* onStack(table, { name: 'flee', by }, run(table, by, ids));
    endTurn(table, by); // HUNT-21: a failure uses up the action
  },
});

/** Returns the fault if a fighter may not flee. Enemies may flee only if the battle's options allow it. */
function faultOfFlight({ options }: HuntTable, runner: HuntFighter): Fault | undefined {
  return options.enemyFlight === 'allowed' ? undefined : forAdventurers(runner); // HUNT-37, HUNT-R57
}

function* run(table: HuntTable, id: Id, supports: readonly AbilityId[]): Script {
  const rolled = yield* check(table, id, plainAttempt(fighterOf(table, id), 'flee', supports)); // HUNT-21
  if (!hasSucceeded(rolled) || !isStanding(table, id)) return;
  withdrawFrom(table, id); // HUNT-21, HUNT-R58
}

/** Removes a fighter from the fight and the map. */
function withdrawFrom(table: HuntTable, id: Id): void {
  const runner = fighterOf(table, id);
  runner.withdrawn = true; // HUNT-21
  leaveMap(table, id, 'withdrew'); // HUNT-21
  takeOut(table, id, 'fled', null, 'HUNT-21'); // HUNT-21
}

/** Takes a weapon from a bag into the hand. */
export const equip = turnAction({
  params: { weapon: arm, stow: optional(arm) },
  isForAdventurers: true, // HUNT-37

  fault(_table, bearer, { weapon, stow }) {
    const from = bagWith(bearer, weapon);
    const isHeld = stow === undefined || bearer.weapons.includes(stow);
    if (!from || !isWeapon(bearer, weapon) || !isHeld) return 'no-such-item'; // HUNT-22, HUNT-R40
    const left = without(bearer.weapons, stow ?? '');
    const heavy = stow === undefined ? undefined : faultOfBag(bearer, swapped(from, weapon, stow));
    if (heavy) return heavy; // HUNT-R40
    const [needed, hands] = [handsFor(bearer, [...left, weapon]), bearer.hands];
    return needed > hands ? { code: 'no-free-hand', say: SAID.refusals.hands(needed, hands) } : undefined; // HUNT-R40
  },

  *variants(_table, bearer) {
    const { bags, weapons } = bearer;
    const packed = new Set(bags.flatMap(({ items }) => items.filter((item) => isWeapon(bearer, item))));
    for (const weapon of packed) {
      yield { weapon };
      for (const stow of new Set(weapons)) yield { weapon, stow };
    }
  },

  *run(table, by, { weapon, stow }) {
    const bearer = fighterOf(table, by);
    const from = bagWith(bearer, weapon);
    if (!from) return;
    const stowed = stow ?? null;
    setBag(bearer, swapped(from, weapon, stowed)); // HUNT-22
    const left = stowed === null ? bearer.weapons : without(bearer.weapons, stowed);
    bearer.weapons = [...left, weapon]; // HUNT-22
    emit(table, { type: 'equipped', by, thing: weapon, stowed, clause: 'HUNT-22' });
    endTurn(table, by);
  },
});

/** Returns the first listed bag that holds a thing; undefined if none does. */
function bagWith({ bags }: HuntFighter, thing: string): Bag | undefined {
  return bags.find(({ items }) => items.includes(thing)); // HUNT-R40
}

function swapped({ bag, items }: Bag, out: string, into: string | null): Bag {
  return { bag, items: [...without(items, out), ...(into === null ? [] : [into])] };
}

const WAYS = ['in', 'out'] as const;

/** Puts one thing into a bag, or takes one thing out. */
export const storage = turnAction({
  params: { item: goods, bag: named(BAGS), dir: oneOf(WAYS) },
  isForAdventurers: true, // HUNT-37

  fault(_table, bearer, { item, bag: id, dir }) {
    const bag = bagOf(bearer, id);
    const source: readonly string[] = (dir === 'in' ? bearer.items : bag?.items) ?? [];
    const thing = source.find((one) => one === item);
    if (!bag || !thing) return 'no-such-item'; // HUNT-24, HUNT-R39
    return dir === 'in'
      ? faultOfBag(bearer, { ...bag, items: [...bag.items, thing] })
      : faultOfLoad(bearer, thing);
  },

  *variants(_table, { items, bags }) {
    for (const { bag, items: inside } of bags) {
      for (const item of new Set(items)) yield { item, bag, dir: 'in' as const };
      for (const item of new Set(inside)) yield { item, bag, dir: 'out' as const };
    }
  },

  *run(table, by, { item: thing, bag: id, dir }) {
    const bearer = fighterOf(table, by);
    const bag = bagOf(bearer, id);
    if (!bag) return;
    bearer.items = dir === 'in' ? without(bearer.items, thing) : [...bearer.items, thing]; // HUNT-24
    setBag(bearer, { ...bag, items: dir === 'in' ? [...bag.items, thing] : without(bag.items, thing) }); // HUNT-24
    emit(table, { type: dir === 'in' ? 'stored' : 'taken-out', by, thing, bag: bag.bag, clause: 'HUNT-24' });
    endTurn(table, by);
  },
});

/** Picks up a weapon in the fighter's hex. */
export const pickUp = turnAction({
  params: { item: arm },

  fault(table, finder, { item }) {
    const isThere = finder.at && thingAt(table, item, finder.at) !== undefined;
    if (!isThere || !isWeapon(finder, item)) return 'no-such-item'; // HUNT-R42
    return hasHandsFor(finder, item) ? undefined : faultOfLoad(finder, item); // HUNT-R39, HUNT-R42
  },

  *variants(table) {
    for (const item of new Set(table.ground.map((lying) => lying.item))) yield { item };
  },

  *run(table, by, { item }) {
    const finder = fighterOf(table, by);
    const weapon = finder.at && takeUp(table, by, item, finder.at)?.item;
    if (!weapon) return;
    if (hasHandsFor(finder, weapon))
      finder.weapons = [...finder.weapons, weapon]; // HUNT-R42
    else finder.items = [...finder.items, weapon]; // HUNT-R42
    endTurn(table, by);
  },
});
