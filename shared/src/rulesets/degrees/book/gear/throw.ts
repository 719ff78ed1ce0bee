import { fighter as aFighter, anId } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, fightersOf } from '../../../../engine/state/table.ts';
import { touch } from '../../../../engine/state/verbs.ts';
import { add, DIRECTIONS, type Hex } from '../../../../hex/axial.ts';
import { isOpenGround } from '../../../../hex/map.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { isPortable, itemOf } from '../../sheet/items.ts';
import { isWeapon, weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { strikeWith } from '../attacks/strike-with.ts';
import { faultOfRange, isWielded, type Means, without } from '../attacks/wielding.ts';
import { raise, reactionsFor, smash } from '../raise-hunch-smash-and-slam/raising.ts';
import { stagedAction } from '../staged-action.ts';
import { land } from '../stunts-and-grabs/stunts.ts';
import { faultOfHands } from './pack.ts';

/* Thrown items (DEG-138, DEG-139). */

/** The range in hexes of an item that is not made for throwing. */
const IMPROVISED = 2; // DEG-139

/** Returns the range of a throwing weapon; undefined for other items. */
function thrownRange(me: DegreesFighter, item: string): number | undefined {
  return isWeapon(me, item) ? weaponOf(me, item).thrown : undefined;
}

/** Returns whether an item can be thrown now: held, or in easy reach if it is made for throwing (DEG-138). */
function isAtHand(me: DegreesFighter, item: string): boolean {
  if (!isPortable(me, item)) return false;
  if (thrownRange(me, item) === undefined) return me.held.includes(item); // DEG-139
  return isWielded(me, item) || isDrawn(me, item); // DEG-138
}

/** Returns whether the throw first draws the item from easy reach, as a free action (DEG-123, DEG-138). */
function isDrawn(me: DegreesFighter, item: string): boolean {
  return !me.held.includes(item) && me.carried.includes(item);
}

/** Returns a thrown item as the means of a ranged attack; undefined if it is not at hand. */
export function thrownMeans(me: DegreesFighter, item: string): Means | undefined {
  if (!isAtHand(me, item)) return undefined;
  const isMade = thrownRange(me, item) !== undefined;
  const rank = isMade ? weaponOf(me, item).rank : itemOf(me, item).toughness; // DEG-138, DEG-139
  return {
    type: 'ranged',
    rank: rank - (isMade && me.damaged.includes(item) ? 1 : 0), // DEG-R21
    reach: 1,
    effect: { kind: 'damage', of: 'body', resist: 'toughness' },
    thrown: item,
    lethal: isMade && weaponOf(me, item).lethal,
  };
}

/** Throws an item at an enemy (DEG-138, DEG-139). */
export const throwAt = stagedAction('throw', {
  params: { item: anId(), target: aFighter, ...raise, ...smash },
  cost: 'std', // DEG-138
  dues: (_table, me, { item, ...act }) => ({
    reaction: reactionsFor(act),
    ...(isDrawn(me, item) && { free: 1 }), // DEG-138
  }),
  payDues(me, { item }) {
    if (!isDrawn(me, item)) return;
    me.carried = without(me.carried, item); // DEG-138
    me.held = [...me.held, item];
    me.free++; // DEG-123
  },
  fault(table, me, { item, target }) {
    if (!isAtHand(me, item)) return 'no-such-item'; // DEG-138
    if (!enemyOf(table, me.id, target)) return 'no-such-target'; // DEG-R36
    return isDrawn(me, item) ? faultOfHands(me, item) : undefined; // DEG-138
  },
  geometry: (table, me, { item, target }) => faultOfThrow(table, me, item, fighterOf(table, target).at),
  provokes: () => ({}), // DEG-17, DEG-138
  triggers: () => 'attacks',
  *run(table, by, { item, target, raise: raised, smash: smashed }, windows) {
    const [me, { at }] = [fighterOf(table, by), fighterOf(table, target)];
    const means = thrownMeans(me, item);
    if (!means) return;
    const damaged = me.damaged.includes(item);
    me.held = without(me.held, item); // DEG-138
    me.damaged = me.damaged.filter((one) => one !== item);
    touch(table, by); // the strike may ask a player before any event names the thrower, so this reports the change
    const isHit = yield* strikeWith(table, { by, target, means, raise: raised, smash: smashed }, windows);
    land(table, { item, at: isHit ? at : beside(table, at), damaged }, by); // DEG-138
  },
  *variants(table, me) {
    for (const { id } of fightersOf(table))
      if (enemyOf(table, me.id, id))
        for (const item of new Set([...me.held, ...me.carried])) yield { item, target: id };
  },
  axes: () => ({ raise: { type: 'range', from: 1, to: 2 }, smash: { type: 'flag' } }),
});

function faultOfThrow(table: DegreesTable, me: DegreesFighter, item: string, to: Hex) {
  const reach = thrownRange(me, item) ?? IMPROVISED; // DEG-138, DEG-139
  return faultOfRange(table, me.at, to, { type: 'ranged', reach }, me);
}

/** Returns the hex in which a missed throw lands: the first open hex next to the target. */
function beside({ map }: DegreesTable, at: Hex): Hex {
  return DIRECTIONS.map((step) => add(at, step)).find((hex) => isOpenGround(map, hex)) ?? at; // DEG-138
}
