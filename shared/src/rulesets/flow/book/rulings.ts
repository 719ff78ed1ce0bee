import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import type { FlowTable } from '../table.ts';

/** What a grappler may do without anybody's leave. */
const UNASKED = ['maintain', 'release', 'free', 'flow', 'end-turn'];

/** Asks the GM whether something is allowed. */
function* hasLeave(table: FlowTable, by: Id, kind: string, fallback: 'allow' | 'deny'): Script<boolean> {
  const options = ['allow', 'deny'] as const;
  return (yield* askForRuling(table, { about: by, kind, options, fallback })) === 'allow';
}

/** Whether somebody who holds another may do this, where the table asks the GM about it. */
export function* grapplerMayAct(table: FlowTable, by: Id, action: string): Script<boolean> {
  const holds = findFighter(table, by)?.grappling != null; // FLOW-61
  if (!holds || table.options.grapplerActions === 'allow' || UNASKED.includes(action)) return true;
  return yield* hasLeave(table, by, action, 'allow'); // FLOW-R64
}

/** Whether somebody may do one more thing that costs nothing: beyond the limit the GM is asked. */
export function* hasLeaveForFree(table: FlowTable, by: Id): Script<boolean> {
  if (fighterOf(table, by).freeUsed < table.options.freeLimit) return true; // FLOW-80
  return yield* hasLeave(table, by, 'free', 'deny');
}
