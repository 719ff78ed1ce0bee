import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import { isWaived, unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, occupant } from '../../../engine/state/table.ts';
import { place } from '../../../engine/state/verbs.ts';
import { add, DIRECTIONS, directionTo, type Hex, isAdjacent } from '../../../hex/axial.ts';
import { isDifficult, isOpenGround } from '../../../hex/map.ts';
import { isPath, reach } from '../../../hex/path.ts';
import type { DirectedSteps } from '../../../hex/steps.ts';
import { comeUponAhead, openPart } from '../../../kit/walking.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { has } from './conditions.ts';
import { isHeld, partnersOf, reviewGrapples, stepsLarger } from './grapple.ts';
import { faultOfBonds } from './hindrances.ts';

/** The manner of a movement. A shift ignores engagement, and so does a slipping fighter. */
export type Gait = 'walk' | 'shift';

/** Returns the cost of entering a hex, counted in hexes of movement (PHASE-R15, PHASE-R18). */
export function costOf({ map }: PhasesTable, me: PhasesFighter, at: Hex): number {
  return has(me, 'prone') || isDifficult(map, at) ? 2 : 1; // PHASE-R15, PHASE-R18
}

/** Returns whether a fighter could pass through a hex. Allies can be passed, enemies only if they are smaller. */
export function isPassable(table: PhasesTable, me: PhasesFighter, at: Hex): boolean {
  if (!isOpenGround(table.map, at)) return false; // PHASE-R18
  const holder = occupant(table, at, me.id);
  return !holder || holder.side === me.side || stepsLarger(me, holder) > 0; // PHASE-R18
}

/**
 * Returns whether a step ends the movement. A step does so if it leads next to an enemy that is not smaller and was
 * not adjacent before.
 */
export function engages(table: PhasesTable, me: PhasesFighter, from: Hex, to: Hex): boolean {
  return enemiesOf(table, me).some(
    (enemy) => isAdjacent(enemy.at, to) && !isAdjacent(enemy.at, from) && stepsLarger(enemy, me) >= 0, // PHASE-R17
  );
}

/** Returns the fault if a fighter cannot move at all. */
export function faultOfMoving(table: PhasesTable, me: PhasesFighter): Fault | undefined {
  return faultOfBonds(me, isHeld(table, me)); // PHASE-R13, PHASE-R16
}

/** Returns the first fault of a path, in the order of PHASE-R49; undefined if the path is legal (PHASE-R18). */
export function faultOfPath(
  table: PhasesTable,
  me: PhasesFighter,
  way: readonly Hex[],
  budget: number,
  gait: Gait,
): Fault | undefined {
  if (!isPath(me.at, way)) return 'bad-input'; // PHASE-R18
  const isKept = faultOfMoving(table, me);
  if (isKept) return isKept;
  const ignores = gait === 'shift' || me.slipping; // PHASE-53, PHASE-R52
  let cost = 0;
  for (const [index, at] of way.entries()) {
    if (!isPassable(table, me, at)) return 'blocked'; // PHASE-R18
    const isLast = index === way.length - 1;
    if (!ignores && !isLast && !isWaived(me, 'engaged') && engages(table, me, way[index - 1] ?? me.at, at))
      return 'engaged'; // PHASE-R17
    cost += costOf(table, me, at);
  }
  if (!mayRest(table, me, way)) return 'occupied'; // PHASE-R18
  if (cost > budget) return unlessWaived(me, { code: 'too-far', say: SAID.refusals.tooFar(cost, budget) }); // PHASE-10
}

/**
 * Returns whether a movement may end after this path. The last hex must be free and, for a dragged fighter, so must
 * be the hex before it (PHASE-R16).
 */
function mayRest(table: PhasesTable, me: PhasesFighter, way: readonly Hex[]): boolean {
  const end = way.at(-1) ?? me.at;
  if (occupant(table, end, me.id)) return false; // PHASE-R18
  const dragged = partnersOf(table, me.id);
  if (dragged.length === 0) return true;
  const behind = way.at(-2) ?? me.at;
  const holder = occupant(table, behind, me.id);
  return dragged.length === 1 && (!holder || holder.id === dragged[0]); // PHASE-R16
}

/** Yields the cheapest legal path to each hex that a fighter can reach. */
export function* pathsOf(
  table: PhasesTable,
  me: PhasesFighter,
  budget: number,
  gait: Gait,
): Iterable<{ path: readonly Hex[] }> {
  if (faultOfMoving(table, me)) return;
  const ignores = gait === 'shift' || me.slipping;
  const foes = ignores ? [] : enemiesOf(table, me).filter((enemy) => stepsLarger(enemy, me) >= 0);
  const steps: DirectedSteps = {
    isDirected: true,
    cost: (at) => (isPassable(table, me, at) ? costOf(table, me, at) : null),
    least: 1,
    stops: (to, from) => foes.some((enemy) => isAdjacent(enemy.at, to) && !isAdjacent(enemy.at, from)), // PHASE-R17
  };
  for (const { path } of reach(me.at, { ...steps, budget })) if (mayRest(table, me, path)) yield { path };
}

/**
 * The result of a movement: the hexes that the fighter entered, and whether an enemy or an unseen fighter stopped
 * it.
 */
interface Gone {
  readonly way: readonly Hex[];
  readonly isStopped: boolean;
}

/** Moves a fighter along a path until an unseen fighter is in the way. A grappled fighter is dragged along. */
export function* goAlong(
  table: PhasesTable,
  id: Id,
  way: readonly Hex[],
  how: 'moved' | 'shifted',
): Script<Gone> {
  const me = fighterOf(table, id);
  const from = me.at;
  const open = openPart(
    way,
    (at) => isPassable(table, me, at),
    (_, part) => mayRest(table, me, part), // PHASE-R64
  );
  const last = open.at(-2) ?? from;
  const isStopped = engages(table, me, last, open.at(-1) ?? from) && !me.slipping;
  for (const at of open) place(table, id, at, how);
  if (open.length > 0) for (const partner of partnersOf(table, id)) place(table, partner, last, 'dragged'); // PHASE-R16, PHASE-79
  reviewGrapples(table);
  if (open.length === way.length) return { way, isStopped };
  yield* comeUponAhead(table, id, way.slice(open.length)); // PHASE-R64
  return { way: open, isStopped: true };
}

/**
 * Shifts a fighter. A shift provokes no reactions, ignores engagement and meets no triggers (PHASE-R52, PHASE-R61).
 */
export function* shift(table: PhasesTable, id: Id, way: readonly Hex[]): Script {
  if (way.length > 0) yield* goAlong(table, id, way, 'shifted');
}

/** Returns the hex into which a fighter would be pushed; undefined if it is not open ground (PHASE-R52). */
function behind(table: PhasesTable, by: Id, target: Id): Hex | undefined {
  const [from, at] = [findFighter(table, by)?.at, findFighter(table, target)?.at];
  if (!from || !at) return undefined;
  const to = add(at, DIRECTIONS[directionTo(from, at)]); // PHASE-R52
  return isOpenGround(table.map, to) ? to : undefined; // PHASE-R52
}

/** Returns whether a push would have an effect. */
export function canPush(table: PhasesTable, by: Id, target: Id): boolean {
  const to = behind(table, by, target);
  return to !== undefined && !occupant(table, to); // PHASE-R52
}

/** Pushes a fighter one hex away, if possible. A push provokes no reactions. */
export function* push(table: PhasesTable, by: Id, target: Id): Script {
  const to = behind(table, by, target);
  if (!to || !isStanding(table, target)) return;
  if (occupant(table, to)) return yield* comeUpon(table, target, to); // PHASE-R64
  place(table, target, to, 'pushed'); // PHASE-79
  reviewGrapples(table);
}
