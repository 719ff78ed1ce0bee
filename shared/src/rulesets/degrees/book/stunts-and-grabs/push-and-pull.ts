import type { Id } from '../../../../engine/schema/ids.ts';
import { findFighter, occupant } from '../../../../engine/state/table.ts';
import { place } from '../../../../engine/state/verbs.ts';
import {
  add,
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  type Hex,
  isAdjacent,
} from '../../../../hex/axial.ts';
import { isOpenGround } from '../../../../hex/map.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../../table.ts';
import { gap } from '../attacks/sight.ts';
import { endEffect, letGo } from '../conditions.ts';

/** Returns whether a step from `at` in this direction leads away from `from` (DEG-R20). */
export function leadsAway(from: Hex, at: Hex, dir: Direction): boolean {
  return distance(from, add(at, DIRECTIONS[dir])) > distance(from, at); // DEG-R20
}

export const ALL: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * Pushes a target up to `hexes` hexes in the `given` direction or, by default, in a direction away from `me` (DEG-37).
 */
export function push(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  hexes: number,
  given?: Direction,
): void {
  const straight = isAdjacent(me.at, foe.at) ? directionTo(me.at, foe.at) : undefined; // DEG-R20
  const dir = given ?? straight ?? ALL.find((one) => leadsAway(me.at, foe.at, one));
  if (dir === undefined || !leadsAway(me.at, foe.at, dir)) return;
  for (let step = 0; step < hexes; step++)
    if (!shove(table, foe.id, add(foe.at, DIRECTIONS[dir]), 'pushed')) break; // DEG-37
  letGoIfApart(table, foe.id);
}

/** Pulls a target up to `hexes` hexes toward `me` (DEG-36). */
export function pull(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter, hexes: number): void {
  for (let step = 0; step < hexes && gap(me, foe) > 1; step++) {
    const nearer = ALL.map((dir) => add(foe.at, DIRECTIONS[dir])).find(
      (hex) => distance(me.at, hex) < gap(me, foe), // DEG-R20
    );
    if (!nearer || !shove(table, foe.id, nearer, 'pulled')) break; // DEG-36
  }
  letGoIfApart(table, foe.id);
}

/** Moves a fighter to `to` if that hex is free. Returns whether it was free. */
function shove(table: DegreesTable, id: Id, to: Hex, how: string): boolean {
  if (!isOpenGround(table.map, to) || occupant(table, to, id)) return false; // DEG-R20
  place(table, id, to, how);
  return true;
}

/** Ends grabs by or on a fighter that was moved out of reach (DEG-R20). */
export function letGoIfApart(table: DegreesTable, id: Id): void {
  const moved = findFighter(table, id);
  if (!moved) return;
  for (const one of moved.effects) {
    const holder = one.track === 'grab' ? findFighter(table, one.by) : undefined;
    if (holder && !isInGrip(holder, moved, one)) endEffect(table, id, one); // DEG-R20
  }
  const held = moved.grabbing === null ? undefined : findFighter(table, moved.grabbing);
  const grip = held?.effects.find((one) => one.track === 'grab' && one.by === id);
  if (held && grip && !isInGrip(moved, held, grip)) letGo(table, id); // DEG-R20
}

function isInGrip(holder: DegreesFighter, held: DegreesFighter, { grip }: Ongoing): boolean {
  return gap(holder, held) <= weaponOf(holder, grip?.weapon ?? 'fists').reach;
}
