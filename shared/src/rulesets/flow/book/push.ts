import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, occupant } from '../../../engine/state/table.ts';
import { add, DIRECTIONS, directionTo } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import type { FlowTable } from '../table.ts';
import { shift } from './conditions.ts';

/** Pushes a fighter up to `hexes` hexes in a straight line away from the pusher, until something blocks the way. */
export function* push(table: FlowTable, by: Id, target: Id, hexes: number): Script {
  const direction = DIRECTIONS[directionTo(fighterOf(table, by).at, fighterOf(table, target).at)]; // FLOW-R23
  for (let pushed = 0; pushed < hexes; pushed++) {
    const to = add(fighterOf(table, target).at, direction);
    if (!isOpenGround(table.map, to)) return;
    if (occupant(table, to)) return yield* comeUpon(table, target, to); // FLOW-R49
    shift(table, target, to, 'pushed');
  }
}
