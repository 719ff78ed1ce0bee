import { reading } from '../../../../engine/core/action.ts';
import { onStack } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import {
  fighter,
  listOf,
  oneOf,
  optional,
  path,
  type Values,
} from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { isPath } from '../../../../hex/path.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { groundCost, walkOf, waysOf } from '../../../../kit/walking.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import {
  explore,
  faultOfExploring,
  faultOfRoute,
  MOVE_AP,
  moveAp,
  PACES,
  type Route,
  routeAlong,
  speedOf,
  walk,
} from '../movement.ts';
import { faultOfMoving } from '../permission.ts';
import { missing } from '../points.ts';
import { reachOf, threatens } from '../reach.ts';
import { declare, turnAction } from './declare.ts';
import { faultOfTumblingThrough } from './tumble.ts';

const MOVE_PARAMS = {
  path,
  /** The enemies to tumble through. */
  tumble: optional(listOf(fighter)),
  /** The pace, which is allowed only outside a fight. */
  pace: optional(oneOf(PACES)),
};

export type MoveAct = Values<typeof MOVE_PARAMS>;

/** Moves outside a fight are offered up to this distance, in hexes. The rules themselves set no limit. */
const EXPLORATION_RANGE = 24;

export const move = turnAction('move', {
  params: MOVE_PARAMS,

  ap(table, fighter, { path, tumble }) {
    const route = routeAlong(table, fighter, path, tumble ?? []);
    return faultOfRoute(table, fighter, route) === undefined
      ? apOfRoute(fighter, route)
      : moveAp(fighter, { hexes: path.reduce((sum, to) => sum + groundCost(table, to), 0) });
  },

  permission: () => undefined, // moving is allowed outside a fight too

  fault(table, mover, { path, tumble = [] }) {
    if (table.phase === 'explore') return faultOfExploring(table, mover.id, path);
    if (!isPath(mover.at, path)) return { code: 'bad-input', say: SAID.refusals.brokenPath };
    return faultOfMoving(table, mover.id, 'bars') ?? faultOfMove(table, mover, path, tumble);
  },

  variants: (table, mover) =>
    table.phase === 'explore' ? explorable(table, mover) : reachable(table, mover),

  *run(table, by, { path, tumble = [], pace }, actions) {
    if (table.phase === 'explore') return yield* explore(table, by, path, pace);
    const mover = fighterOf(table, by);
    const route = routeAlong(table, mover, path, tumble);
    const ap = moveAp(mover, route);
    declare(table, by, 'move', { ap }, { path });
    mover.moveAp += ap;
    yield* onStack(table, { name: 'move', by }, walk(table, by, route, actions));
  },
});

/**
 * The move action for immediate use: it rejects a path that does not start next to the fighter as malformed. `move`
 * allows such a path, because a readied move starts from the hex where the fighter is when the trigger occurs.
 */
export const moveNow: typeof move = {
  ...move,
  ...reading(MOVE_PARAMS, (act: MoveAct, table: FlowTable, by) => {
    const mover = findFighter(table, by);
    return mover && !isPath(mover.at, act.path) ? undefined : act;
  }),
};

/** Returns the number of AP needed for a route: the AP for its movement, and 1 AP for each tumble. */
export function apOfRoute(fighter: FlowFighter, route: Route): number {
  return moveAp(fighter, route) + route.legs.filter(({ through }) => through !== null).length; // FLOW-78
}

function faultOfMove(
  table: FlowTable,
  mover: FlowFighter,
  path: readonly Hex[],
  tumble: readonly Id[],
): Fault | undefined {
  const strangers = tumble.filter((one) => !enemyOf(table, mover.id, one));
  if (strangers.length > 0) return 'no-such-target';
  for (const one of tumble) {
    const tooLarge = faultOfTumblingThrough(mover, fighterOf(table, one));
    if (tooLarge) return tooLarge;
  }
  const route = routeAlong(table, mover, path, tumble);
  const fault = faultOfRoute(table, mover, route);
  if (fault) return fault;
  if (mover.moveAp + moveAp(mover, route) > MOVE_AP) {
    const say = SAID.refusals.tooFar(MOVE_AP);
    const fault = unlessWaived(mover, { code: 'too-far', say, clause: 'FLOW-12' }); // FLOW-12, FLOW-93
    if (fault) return fault;
  }
  return missing(mover, { ap: apOfRoute(mover, route) }, 'move');
}

/**
 * Yields the cheapest path to each hex that the mover can reach. Among equally cheap paths, prefers the path that
 * provokes the fewest enemies.
 */
function* reachable(table: FlowTable, mover: FlowFighter): Iterable<MoveAct> {
  if (faultOfMoving(table, mover.id, 'bars')) return;
  const ap = Math.min(MOVE_AP - mover.moveAp, mover.ap);
  if (ap < 1) return;
  const budget = ap * speedOf(mover);
  const walk = { ...walkOf(table, mover, budget), tieBreak: provokedAround(table, mover, budget) }; // FLOW-94, FLOW-95
  for (const { path } of waysOf(mover.at, walk)) yield { path };
}

/** Returns a function that counts the enemies provoked by leaving a hex within `range` of the mover. */
function provokedAround(table: FlowTable, mover: FlowFighter, range: number): (from: Hex) => number {
  const near = enemiesOf(table, mover.id).filter(
    (enemy) => enemy.rp > 0 && distance(enemy.at, mover.at) <= range + reachOf(enemy),
  );
  return (from) => {
    let provoked = 0;
    for (const enemy of near) if (threatens(table, enemy, from)) provoked++;
    return provoked;
  };
}

function* explorable(table: FlowTable, mover: FlowFighter): Iterable<MoveAct> {
  if (mover.defeated) return;
  for (const { path } of waysOf(mover.at, walkOf(table, mover, EXPLORATION_RANGE))) yield { path };
}
