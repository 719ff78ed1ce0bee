import { ask, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Entry, VigilTable } from '../table.ts';
import { isUnderWay } from './defense-boosts.ts';
import { prevent } from './preventing.ts';
import { isRuledOn } from './unsteady-ground.ts';

/**
 * Asks the GM whether to prevent an action that no fighter can respond to (VIG-78). Returns whether the action has left
 * the stack.
 */
export function* isPreventedByGm(table: VigilTable, top: Entry): Script<boolean> {
  const isOnTop = (seen: VigilTable) => seen.stack[0] === top;
  const answer = yield* ask({
    for: 'gm',
    kind: 'prevent',
    choices: (seen: VigilTable) => (isOnTop(seen) ? [{ option: 'pass' }, { option: 'prevent' }] : []),
    fallback: { option: 'pass' }, // VIG-41
    seconds: table.options.gmSeconds,
  });
  if (answer.option === 'prevent') prevent(table, top, 'gm'); // VIG-66
  return !isOnTop(table);
}

/**
 * Returns whether the GM may be asked to prevent an action. Excludes actions that have begun, involve a hidden fighter,
 * or need a GM ruling anyway.
 */
export function isGmAsked(table: VigilTable, top: Entry): boolean {
  const isBegun = isUnderWay(top) || (top.travel?.made ?? 0) > 0;
  const isHidden = (id: Id | undefined) => id !== undefined && table.fighters[id]?.hidden === true;
  const isSeen = !isHidden(top.by) && !isHidden(top.target); // VIG-R21
  return table.options.gmSeconds > 0 && isSeen && !isBegun && !isRuledOn(table, top);
}
