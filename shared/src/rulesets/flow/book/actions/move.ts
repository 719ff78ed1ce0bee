import { reading } from '../../../../engine/core/action.ts';
import { onStack } from '../../../../engine/core/script.ts';
import { excused } from '../../../../engine/gm/overrides.ts';
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
import { fighterOf, findFighter, isStanding } from '../../../../engine/state/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { isPath } from '../../../../hex/path.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { groundCost, walkOf, waysOf } from '../../../../kit/walking.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { TEXT } from '../../words/catalogue.ts';
import {
  explore,
  faultInWay,
  faultOfExploring,
  MOVE_AP,
  moveAp,
  PACES,
  speedOf,
  type Way,
  walk,
  wayAlong,
} from '../movement.ts';
import { barredFromMoving } from '../permission.ts';
import { missing } from '../points.ts';
import { reachOf, threatens } from '../reach.ts';
import { declare, readiable } from './declare.ts';
import { isTooGreatToTumble } from './tumble.ts';

const MOVE = {
  path,
  /** The enemies that the path tumbles through. */
  tumble: optional(listOf(fighter)),
  /** Outside a fight only. */
  pace: optional(oneOf(PACES)),
};

export type MoveAct = Values<typeof MOVE>;

/** How far the hexes are offered that can be reached outside a fight, where nothing limits them. */
const EXPLORED = 24;

export const move = readiable({
  params: MOVE,

  ap(table, by, { path, tumble }) {
    const fighter = fighterOf(table, by);
    const way = wayAlong(table, fighter, path, tumble ?? []);
    return faultInWay(table, fighter, way) === undefined
      ? apOf(fighter, way)
      : moveAp(fighter, { hexes: path.reduce((sum, to) => sum + groundCost(table, to), 0) });
  },

  check(table, by, { path, tumble = [], pace }) {
    if (table.phase === 'explore') return faultOfExploring(table, by, path, pace);
    const mover = findFighter(table, by);
    if (!mover) return 'not-your-turn';
    if (!isPath(mover.at, path)) return { code: 'bad-input', say: TEXT.refusals.brokenPath };
    return barredFromMoving(table, by, 'bars') ?? faultOfWay(table, mover, path, tumble);
  },

  variants: (table, by) => (table.phase === 'explore' ? explorable(table, by) : reachable(table, by)),

  *run(table, by, { path, tumble = [], pace }, actions) {
    if (table.phase === 'explore') return yield* explore(table, by, path, pace);
    const mover = fighterOf(table, by);
    const way = wayAlong(table, mover, path, tumble);
    const ap = moveAp(mover, way);
    declare(table, by, 'move', { ap }, { path });
    mover.moveAp += ap;
    yield* onStack(table, { name: 'move', by }, walk(table, by, way, actions));
  },
});

/** The same as an intent: a path with a gap makes no sense, whoever sends it. What is readied starts from where one will be. */
export const moveNow: typeof move = {
  ...move,
  ...reading(MOVE, (act: MoveAct, table: FlowTable, by) => {
    const mover = findFighter(table, by);
    return mover && !isPath(mover.at, act.path) ? undefined : act;
  }),
};

/** The AP that must be there: those of the movement and one for each tumble. */
function apOf(fighter: FlowFighter, way: Way): number {
  return moveAp(fighter, way) + way.legs.filter(({ through }) => through !== null).length; // FLOW-78
}

function faultOfWay(
  table: FlowTable,
  mover: FlowFighter,
  path: readonly Hex[],
  tumble: readonly Id[],
): Fault | undefined {
  const strangers = tumble.filter((one) => !enemyOf(table, mover.id, one));
  if (strangers.length > 0) return 'no-such-target';
  if (tumble.some((one) => isTooGreatToTumble(fighterOf(table, one)))) {
    return { code: 'too-large', clause: 'FLOW-79' }; // FLOW-79
  }
  const way = wayAlong(table, mover, path, tumble);
  const fault = faultInWay(table, mover, way);
  if (fault) return fault;
  if (mover.moveAp + moveAp(mover, way) > MOVE_AP) {
    const say = TEXT.refusals.tooFar(MOVE_AP);
    const fault = excused(mover, { code: 'too-far', say, clause: 'FLOW-12' }); // FLOW-12, FLOW-93
    if (fault) return fault;
  }
  return missing(mover, { ap: apOf(mover, way) }, 'move');
}

/** The cheapest path to each hex in reach; among equals the one that provokes the fewest. */
function* reachable(table: FlowTable, by: Id): Iterable<MoveAct> {
  const mover = findFighter(table, by);
  if (!mover || barredFromMoving(table, by, 'bars')) return;
  const ap = Math.min(MOVE_AP - mover.moveAp, mover.ap);
  if (ap < 1) return;
  const budget = ap * speedOf(mover);
  const walk = { ...walkOf(table, mover, budget), tieBreak: provokedAround(table, mover, budget) }; // FLOW-94, FLOW-95
  for (const { path } of waysOf(mover.at, walk)) yield { path };
}

/** How many enemies could strike at the mover as it leaves a hex that many hexes away at most. */
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

function* explorable(table: FlowTable, by: Id): Iterable<MoveAct> {
  const mover = findFighter(table, by);
  if (!mover || !isStanding(table, by)) return;
  for (const { path } of waysOf(mover.at, walkOf(table, mover, EXPLORED))) yield { path };
}
