import type { Actions } from '../../../engine/core/action.ts';
import { comeUpon } from '../../../engine/core/hiding.ts';
import { onStack, type Script } from '../../../engine/core/script.ts';
import { codeOf, type Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, occupant } from '../../../engine/state/table.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { type Hex, isSame, opposite } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { isPath } from '../../../hex/path.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import { enemyIn, goAlong, groundCost, isPassable, lastFree } from '../../../kit/walking.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { faultOfLanding, tumbleThrough } from './actions/tumble.ts';
import { isSuccess, rollCheck } from './checks.ts';
import { is, isGrappled, shift } from './conditions.ts';
import { skillCheck } from './modifiers.ts';
import { threatens } from './reach.ts';
import { provoke } from './reaction-attack.ts';
import { offerReadied } from './ready-window.ts';

/** The maximum number of AP that a fighter can spend on Move Actions between the starts of two of its turns. */
export const MOVE_AP = 2; // FLOW-12

/** A part of a route: a move to an adjacent hex, or a tumble through an enemy's hex to the hex behind it. */
interface Leg {
  readonly to: Hex;
  /** The enemy to tumble through; null without a tumble. */
  readonly through: Id | null;
}

/** A path, divided into moves to adjacent hexes and tumbles, with its cost. */
export interface Route {
  readonly legs: readonly Leg[];
  /** The cost in hexes: difficult terrain counts double, and tumbles are free. */
  readonly hexes: number;
}

/** Returns how many hexes a fighter moves for 1 AP. */
export function speedOf(fighter: FlowFighter): number {
  return is(fighter, 'pinned') ? 1 : fighter.sheet.speed; // FLOW-91, FLOW-92
}

/** Returns the number of AP that a route costs in Move Actions. */
export function moveAp(fighter: FlowFighter, { hexes }: Pick<Route, 'hexes'>): number {
  return hexes === 0 ? 0 : Math.ceil(hexes / speedOf(fighter)); // FLOW-12, FLOW-R36
}

/** Converts a path to a route. Does not check whether anything blocks it. */
export function routeAlong(
  table: FlowTable,
  mover: FlowFighter,
  path: readonly Hex[],
  tumble: readonly Id[],
): Route {
  const legs: Leg[] = [];
  let hexes = 0;
  let from = mover.at;
  for (let index = 0, to = path[0]; to; to = path[++index]) {
    const landing = path[index + 1];
    const enemy = enemyIn(table, mover, to);
    if (enemy && tumble.includes(enemy.id) && landing && isSame(landing, opposite(from, to))) {
      legs.push({ to: landing, through: enemy.id }); // FLOW-78
      from = landing;
      index++;
    } else {
      legs.push({ to, through: null }); // FLOW-94
      hexes += groundCost(table, to); // FLOW-R20
      from = to;
    }
  }
  return { legs, hexes };
}

/**
 * Returns the first fault of a route; undefined if it is legal. Walls and enemies are checked before occupied hexes.
 */
export function faultOfRoute(table: FlowTable, mover: FlowFighter, { legs }: Route): Fault | undefined {
  let taken: Fault | undefined;
  for (const { to, through } of legs) {
    const fault = through === null ? faultOfEntering(table, mover, to) : faultOfLanding(table, mover, to);
    if (fault && codeOf(fault) === 'blocked') return fault;
    taken ??= fault;
  }
  const end = legs.at(-1)?.to ?? mover.at;
  if (occupant(table, end, mover.id)) taken ??= { code: 'occupied', clause: 'FLOW-96' }; // FLOW-96
  return taken;
}

function faultOfEntering(table: FlowTable, mover: FlowFighter, to: Hex): Fault | undefined {
  if (!isOpenGround(table.map, to)) return 'blocked';
  const enemy = enemyIn(table, mover, to);
  return enemy && faultOfEnemyInTheWay(enemy);
}

/** Returns the fault for a route that leads through an enemy. */
export function faultOfEnemyInTheWay({ name }: FlowFighter): Fault {
  return {
    code: 'blocked',
    say: SAID.refusals.inTheWay(name),
    clause: 'FLOW-95',
  }; // FLOW-95
}

/** Moves a fighter along a route until it ends or is interrupted. */
export function* walk(table: FlowTable, by: Id, { legs }: Route, actions: Actions<FlowTable>): Script {
  const start = fighterOf(table, by).at;
  yield* offerReadied(table, { on: 'moves', by }, actions);
  const trail: Hex[] = [start];
  const left = [...legs];
  for (let leg = left.shift(); leg; leg = left.shift()) {
    const from = trail.at(-1) ?? start;
    if (!canGoOn(table, by, from)) break; // FLOW-R36
    const { to, through } = leg;
    if (through !== null && !isBetween(table, through, from, to)) {
      left.unshift({ to: halfway(from, to), through: null }, { to, through: null });
      continue;
    }
    const goesOn =
      through === null
        ? yield* leaveAndEnter(table, by, from, to, actions)
        : yield* tumbleThrough(table, by, to, through, actions);
    if (!goesOn) break;
    trail.push(to);
  }
  yield* comeToRest(table, by, trail);
}

/**
 * Returns whether the enemy to tumble through is still in the hex between `from` and `to`. If not, the mover walks
 * instead.
 */
function isBetween(table: FlowTable, id: Id, from: Hex, to: Hex): boolean {
  const enemy = findFighter(table, id);
  return enemy !== undefined && !enemy.defeated && isSame(enemy.at, halfway(from, to));
}

function halfway(from: Hex, to: Hex): Hex {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Returns whether the mover can go on: it must be undefeated and still in `from`, and neither prone nor grappled. */
function canGoOn(table: FlowTable, by: Id, from: Hex): boolean {
  const mover = findFighter(table, by);
  if (!mover || mover.defeated || !isSame(mover.at, from)) return false;
  return !is(mover, 'prone') && !isGrappled(mover);
}

/**
 * Moves a fighter to the next hex. Leaving a hex can provoke Reaction Attacks. Returns whether the fighter entered
 * the next hex.
 */
function* leaveAndEnter(
  table: FlowTable,
  by: Id,
  from: Hex,
  to: Hex,
  actions: Actions<FlowTable>,
): Script<boolean> {
  if (!enemyIn(table, fighterOf(table, by), to)?.hidden) yield* provoke(table, { by, at: from, actions }); // FLOW-102, FLOW-103
  if (!canGoOn(table, by, from)) return false;
  if (!isPassable(table, fighterOf(table, by), to)) {
    yield* comeUpon(table, by, to); // FLOW-R49: a mover that is blocked stays in its hex
    return false;
  }
  shift(table, by, to, 'moved');
  yield* offerReadied(table, { on: 'enters-reach', by, entered: { from, to } }, actions);
  if (!canGoOn(table, by, to)) return true;
  yield* provoke(table, { by, at: to, provokes: bracedAgainst(table, from), actions });
  return true;
}

/**
 * Returns a function that selects the braced enemies who do not threaten `from`. A fighter provokes them if it moves
 * from `from` into their reach.
 */
export function bracedAgainst(table: FlowTable, from: Hex): (enemy: FlowFighter) => boolean {
  return (enemy) => enemy.braced && !threatens(table, enemy, from);
}

/** Moves a fighter who would end in an ally's hex back to the last free hex of its path. */
export function* comeToRest(table: FlowTable, by: Id, trail: readonly Hex[]): Script {
  const mover = findFighter(table, by);
  if (!mover || !isStanding(table, by)) return;
  const { at } = mover;
  if (!occupant(table, at, by) || !isSame(at, trail.at(-1) ?? at)) return;
  const free = lastFree(table, by, trail); // FLOW-96, FLOW-R36
  if (free && !isSame(free, at)) shift(table, by, free, 'moved');
  yield* comeUpon(table, by, at); // FLOW-R49
}

/** Paces outside a fight. Only a sprint needs a ruling by the GM. */
export const PACES = ['walk', 'jog', 'run', 'sprint'] as const; // FLOW-97
type Pace = (typeof PACES)[number];

/**
 * Returns the fault of a path outside a fight: the mover is defeated, the path has gaps, or terrain or a fighter blocks
 * it.
 */
export function faultOfExploring(table: FlowTable, by: Id, path: readonly Hex[]): Fault | undefined {
  const mover = findFighter(table, by);
  if (!mover || mover.defeated) return 'not-your-turn';
  if (!isPath(mover.at, path)) return { code: 'bad-input', say: SAID.refusals.brokenPath };
  return faultOfRoute(table, mover, routeAlong(table, mover, path, [])); // FLOW-97
}

/** Moves a fighter along a path outside a fight. For a sprint, asks the GM first. */
export function* explore(table: FlowTable, by: Id, path: readonly Hex[], pace: Pace | undefined): Script {
  yield* onStack(table, { name: 'move', by }, go(table, by, path, pace));
}

function* go(table: FlowTable, by: Id, path: readonly Hex[], pace: Pace | undefined): Script {
  if (pace === 'sprint' && !(yield* maySprint(table, by))) return; // FLOW-98
  if (!isStanding(table, by) || faultOfExploring(seenBy(table, viewerOf(by)), by, path)) return;
  const mover = fighterOf(table, by);
  const start = mover.at;
  const entered = yield* goAlong(
    table,
    by,
    path,
    (to) => isPassable(table, mover, to), // FLOW-R49
    (to) => shift(table, by, to, 'moved'),
  );
  yield* comeToRest(table, by, [start, ...entered]);
}

function* maySprint(table: FlowTable, by: Id): Script<boolean> {
  const options = ['allow', 'check', 'deny'] as const;
  const ruling = yield* askForRuling(table, { about: by, kind: 'sprint', options, fallback: 'check' });
  if (ruling !== 'check') return ruling === 'allow';
  const check = skillCheck(fighterOf(table, by), 'athletics', 'action', 'FLOW-98');
  return isSuccess(rollCheck(table, by, check).level); // FLOW-98
}
