import type { Fault } from '../../engine/rejection.ts';
import { onStack, type Script } from '../../engine/script.ts';
import { fighterOf, findFighter, type Id, isStanding } from '../../engine/table.ts';
import { eyesOf, seenBy } from '../../engine/view.ts';
import type { Hex } from '../../hex/axial.ts';
import { isPath } from '../../hex/path.ts';
import { askForRuling } from '../../kit/rulings.ts';
import { goAlong, isPassable } from '../../kit/walking.ts';
import { isSuccess, rollCheck } from './checks.ts';
import { skillCheck } from './circumstances.ts';
import { shift } from './conditions.ts';
import type { FlowTable } from './flow-table.ts';
import { comeToRest, faultInWay, wayAlong } from './movement.ts';
import { TEXT } from './text/catalogue.ts';

/** How fast one goes outside a fight, the first three never faster than a run. */
export const PACES = ['walk', 'jog', 'run', 'sprint'] as const; // FLOW-97
type Pace = (typeof PACES)[number];

/** What forbids a way outside a fight: only the ground and who stands on it. */
export function faultOfExploring(
  table: FlowTable,
  by: Id,
  path: readonly Hex[],
  _pace: Pace | undefined,
): Fault | undefined {
  const mover = findFighter(table, by);
  if (!mover || mover.defeated) return 'not-your-turn';
  if (!isPath(mover.at, path)) return { code: 'bad-input', say: TEXT.refusals.brokenPath };
  return faultInWay(table, mover, wayAlong(table, mover, path, [])); // FLOW-97
}

/** Goes along a path outside a fight; a sprint asks the GM first. */
export function* explore(table: FlowTable, by: Id, path: readonly Hex[], pace: Pace | undefined): Script {
  yield* onStack(table, { name: 'move', by }, go(table, by, path, pace));
}

function* go(table: FlowTable, by: Id, path: readonly Hex[], pace: Pace | undefined): Script {
  if (pace === 'sprint' && !(yield* maySprint(table, by))) return; // FLOW-98
  if (!isStanding(table, by) || faultOfExploring(seenBy(table, eyesOf(by)), by, path, pace)) return;
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
