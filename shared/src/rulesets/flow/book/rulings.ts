import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import type { FlowTable } from '../table.ts';

/** The actions that a grappler may always take without the GM's permission. */
const ALWAYS_ALLOWED = ['maintain', 'release', 'free', 'flow', 'end-turn'];

/** Asks the GM for permission. Returns whether the GM gives it. */
function* gmAllows(table: FlowTable, by: Id, kind: string, fallback: 'allow' | 'deny'): Script<boolean> {
  const options = ['allow', 'deny'] as const;
  return (yield* askForRuling(table, { about: by, kind, options, fallback })) === 'allow';
}

/** Returns whether a grappler may take an action. Asks the GM if the house rules say so. */
export function* grapplerMayAct(table: FlowTable, by: Id, action: string): Script<boolean> {
  const holds = findFighter(table, by)?.grappling != null; // FLOW-61
  if (!holds || table.options.grapplerActions === 'allow' || ALWAYS_ALLOWED.includes(action)) return true;
  return yield* gmAllows(table, by, action, 'allow'); // FLOW-R64
}

/** Returns whether a fighter may take another free action. If the limit is reached, asks the GM. */
export function* gmAllowsFreeAction(table: FlowTable, by: Id): Script<boolean> {
  if (fighterOf(table, by).freeUsed < table.options.freeLimit) return true; // FLOW-80
  return yield* gmAllows(table, by, 'free', 'deny');
}
