import type { Script } from '../../../engine/core/script.ts';
import { findFighter, isStanding } from '../../../engine/state/table.ts';
import { isSame } from '../../../hex/axial.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import type { ActionRule } from './action-rule.ts';
import { ruleOf } from './action-rules.ts';
import { actorOf } from './defense.ts';
import { fizzle } from './preventing.ts';
import { askRuling, checkAgainst, RULINGS } from './rulings.ts';

/* Unsteady ground, on which movement actions may require a check (VIG-77). */

/**
 * Returns the stat that a fighter must check before an action because of unsteady ground; undefined if no check is
 * needed.
 */
export function statOfGround(
  { options }: VigilTable,
  { at }: VigilFighter,
  rule: ActionRule,
): Stat | undefined {
  return rule.needsGround ? options.unsteady.find((marked) => isSame(marked.at, at))?.stat : undefined;
}

/** Returns whether the GM rules on an action when it resolves (VIG-10, VIG-22, VIG-77). */
export function isRuledOn(table: VigilTable, entry: Entry): boolean {
  const { name, by } = entry;
  const actor = findFighter(table, by);
  const isTested = actor !== undefined && statOfGround(table, actor, ruleOf(entry)) !== undefined;
  return name === 'check' || name === 'stunt' || isTested;
}

/** Asks the GM how difficult the ground is, and rolls the check. Returns whether the action continues. */
export function* keepFooting(table: VigilTable, entry: Entry, stat: Stat): Script<boolean> {
  const actor = actorOf(table, entry); // looked up before the GM is asked, because VIG-38 lets the action finish even if its actor is removed
  const ruling = yield* askRuling(table, entry);
  if (ruling === 'deny') {
    fizzle(table, entry); // VIG-R13
    return false;
  }
  return checkAgainst(table, actor, entry, stat, RULINGS[ruling]) && isStanding(table, entry.by);
}
