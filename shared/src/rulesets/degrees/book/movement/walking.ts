import { comeUpon } from '../../../../engine/core/hiding.ts';
import type { Script } from '../../../../engine/core/script.ts';
import { isWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter, inTurnOrder, occupant } from '../../../../engine/state/table.ts';
import { place } from '../../../../engine/state/verbs.ts';
import { distance, type Hex, isSame } from '../../../../hex/axial.ts';
import { isPath } from '../../../../hex/path.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import { groundCost, isPassable, walkOf, waysOf } from '../../../../kit/walking.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { is, isFixed, isHelpless, makeRoom } from '../conditions.ts';
import { boost } from '../modifiers.ts';
import type { Provoked } from '../opportunity-attacks/threats.ts';
import type { Windows } from '../staged-action.ts';
import { letGoIfApart } from '../stunts-and-grabs/push-and-pull.ts';

/* Movement along a path (DEG-54, DEG-R14, DEG-R15). */

/** Returns the current speed rank. Ignores a grab by the fighter `freed`. */
export function speedOf(fighter: DegreesFighter, freed?: Id): number {
  const hampered = freed === undefined ? fighter : withoutGrab(fighter, freed);
  const run = fighter.running ? 1 : 0; // DEG-56
  return fighter.sheet.speed + boost(fighter, 'speed') + run - (is(hampered, 'hindered') ? 1 : 0); // DEG-R11
}

/** Returns a copy of a fighter without the grab that `by` has on it. */
export function withoutGrab(fighter: DegreesFighter, by: Id): DegreesFighter {
  const effects = fighter.effects.filter((one) => one.track !== 'grab' || one.by !== by);
  return { ...fighter, effects };
}

/** Returns the number of hexes that a fighter with this speed rank can move (DEG-R14). */
export function hexesOf(rank: number): number {
  if (rank <= -3) return 1;
  const known = [2, 3, 6, 12, 24, 50][rank + 2]; // DEG-R14
  return known ?? 50 * 2 ** (rank - 3); // DEG-R14
}

export interface PathRules {
  readonly rank: number;
  /** Whether the path may enter tight hexes (DEG-58). */
  readonly squeezes?: boolean;
  /** Each step must lead nearer to this hex (DEG-23). */
  readonly straightTo?: Hex;
}

/** Returns the cost to enter a hex; null if it is blocked. */
function costOf(
  table: DegreesTable,
  me: DegreesFighter,
  to: Hex,
  { squeezes = false }: PathRules,
): number | null {
  if (!squeezes && isNarrow(table, to)) return null; // DEG-58
  return isPassable(table, me, to) ? groundCost(table, to) : null; // DEG-R15
}

export function isNarrow({ options }: DegreesTable, hex: Hex): boolean {
  return options.tight.some((tight) => isSame(tight, hex)); // DEG-58
}

/**
 * Returns the first fault of a path; undefined if it is legal. Checks each hex in turn, then the length, then the last
 * hex.
 */
export function faultOfPath(
  table: DegreesTable,
  me: DegreesFighter,
  path: readonly Hex[],
  way: PathRules,
): Fault | undefined {
  let cost = 0;
  let from = me.at;
  for (const to of path) {
    const step = costOf(table, me, to, way);
    if (step === null) return 'blocked'; // DEG-R15
    const { straightTo: goal } = way;
    const isStraight = !goal || distance(to, goal) < distance(from, goal) || isWaived(me, 'not-straight');
    if (!isStraight) return { code: 'not-straight', clause: 'DEG-23' }; // DEG-23
    cost += step;
    from = to;
  }
  if (cost > hexesOf(way.rank) && !isWaived(me, 'too-far')) return 'too-far'; // DEG-55
  return occupant(table, from, me.id) ? 'occupied' : undefined; // DEG-R15
}

/** Returns whether the hexes form a connected path that starts next to the fighter's hex. */
export function isPathFor(table: DegreesTable, by: Id, path: readonly Hex[]): boolean {
  const me = findFighter(table, by);
  return me === undefined || isPath(me.at, path); // DEG-R15
}

/** Yields the paths that a fighter can take. */
export function* pathsFor(table: DegreesTable, me: DegreesFighter, way: PathRules): Iterable<readonly Hex[]> {
  const walk = walkOf(table, me, hexesOf(way.rank)); // DEG-R15
  for (const { path } of waysOf(me.at, { ...walk, cost: (to) => costOf(table, me, to, way) })) yield path;
}

export interface Walk {
  /** Returns whether a step provokes no enemy (DEG-62, DEG-63). */
  readonly isSpared?: (me: DegreesFighter, to: Hex) => boolean;
  readonly provoked?: Provoked;
  readonly crawls?: boolean;
}

/** Moves a fighter along a path until it is stopped, asking for reactions. Returns whether it reached the end. */
export function* walk(
  table: DegreesTable,
  by: Id,
  path: readonly Hex[],
  windows: Windows,
  how: Walk = {},
): Script<boolean> {
  const isDone = yield* goAlong(table, by, path, windows, how);
  yield* arrive(table, by);
  return isDone;
}

/** If a fighter stops in an occupied hex, moves it to another hex, and reveals the occupant if it is hidden. */
function* arrive(table: DegreesTable, by: Id): Script {
  const me = findFighter(table, by);
  if (!me || me.defeated) return;
  const { at } = me;
  makeRoom(table, by); // DEG-R15
  if (!isSame(fighterOf(table, by).at, at)) yield* comeUpon(table, by, at); // DEG-R58
}

function* goAlong(
  table: DegreesTable,
  by: Id,
  path: readonly Hex[],
  windows: Windows,
  how: Walk,
): Script<boolean> {
  for (const to of path) {
    const me = findFighter(table, by);
    if (!me || isStopped(me, how)) return false; // DEG-R15
    const start = me.at;
    const provokes = !how.isSpared?.(me, to);
    if (provokes && !(yield* windows.opportunity(table, by, how.provoked ?? {}))) return false; // DEG-54
    if (!mayStep(table, by, start, to, how)) {
      yield* comeUpon(table, by, to); // DEG-R58: reveals a hidden fighter in the next hex
      return false; // DEG-R15, DEG-R19
    }
    place(table, by, to, 'moved');
    fighterOf(table, by).moved++; // DEG-108
    letGoIfApart(table, by);
    yield* windows.triggered(table, { on: 'moves', by, from: start, to }); // DEG-24
    if (!isSame(findFighter(table, by)?.at ?? start, to)) return false;
  }
  return true;
}

function isStopped(me: DegreesFighter, { crawls = false }: Walk): boolean {
  return isHelpless(me) || isFixed(me) || (is(me, 'prone') && !crawls); // DEG-R15
}

/** Returns whether a fighter can still take a step after the reactions to it. */
function mayStep(table: DegreesTable, by: Id, from: Hex, to: Hex, how: Walk): boolean {
  const me = findFighter(table, by);
  if (!me || isStopped(me, how) || !isSame(me.at, from)) return false;
  return costOf(table, me, to, { rank: 0, squeezes: true }) !== null;
}

/** Returns the nearest visible enemy or, on a tie, the first in turn order (DEG-R48). Undefined if there is none. */
export function nearestEnemy(table: DegreesTable, me: DegreesFighter): DegreesFighter | undefined {
  let nearest: DegreesFighter | undefined;
  for (const other of inTurnOrder(table)) {
    if (other.defeated || other.hidden || !areEnemies(me, other)) continue; // DEG-R58
    if (!nearest || distance(me.at, other.at) < distance(me.at, nearest.at)) nearest = other; // DEG-R48
  }
  return nearest;
}

/** Returns whether a step leads toward or away from the nearest enemy, as `way` says (DEG-62, DEG-63). */
export function leads(table: DegreesTable, me: DegreesFighter, to: Hex, way: 'toward' | 'away'): boolean {
  const enemy = nearestEnemy(table, me);
  if (!enemy) return true;
  const change = distance(to, enemy.at) - distance(me.at, enemy.at);
  return way === 'toward' ? change < 0 : change > 0; // DEG-62, DEG-63
}
