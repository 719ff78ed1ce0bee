import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import type { Stat } from '../sheet/stats.ts';
import { type Entry, isCovered, type VigilTable } from '../table.ts';
import { ruleOf } from './action-rules.ts';
import { stillHolds } from './declare.ts';
import { fizzle, removeFromStack } from './preventing.ts';
import { keepFooting, statOfGround } from './unsteady-ground.ts';

/**
 * Opens a reaction window on an action for the fighters in `scope`. Returns whether all of them passed and the action
 * is still on top.
 */
export type OfferTo = (entry: Entry, scope: ReadonlySet<Id>) => Script<boolean>;

/**
 * Resolves only the top action (VIG-34): checks its requirements again, carries it out and removes it from the stack.
 * Before a move leaves a threatened hex, opens another reaction window. Interrupts an attack until the boosts of its
 * defense have resolved.
 */
export function* resolve(table: VigilTable, entry: Entry, offerTo: OfferTo): Script {
  const rule = ruleOf(entry);
  const stat = statOfGroundBefore(table, entry);
  if (stat && stillHolds(table, entry)) {
    table.phase = 'resolve'; // VIG-43
    if (!(yield* keepFooting(table, entry, stat))) return removeFromStack(table, entry); // VIG-77
  }
  for (;;) {
    if (!stillHolds(table, entry)) return yield* fizzleOnResolving(table, entry); // VIG-37
    table.phase = 'resolve'; // VIG-43
    if ('script' in rule) yield* rule.script(table, entry);
    else if ('effect' in rule) rule.effect(table, entry);
    else {
      const watchers = yield* rule.advance(table, entry);
      if (watchers && !(yield* offerTo(entry, watchers))) return; // VIG-24
      if (watchers) continue;
    }
    if (isCovered(table, entry)) return; // VIG-59: the attack continues once the boosts on top of it have left the stack
    if (table.stack.includes(entry)) emit(table, { type: 'resolved', by: entry.by, name: entry.name });
    return removeFromStack(table, entry); // VIG-29
  }
}

/**
 * Returns the stat that an action's actor must check because of unsteady ground. Returns undefined if the action
 * needs no such check or has already begun.
 */
function statOfGroundBefore(table: VigilTable, entry: Entry): Stat | undefined {
  const actor = findFighter(table, entry.by);
  const isBegun = entry.travel !== undefined && entry.travel.made > 0;
  return actor && !isBegun ? statOfGround(table, actor, ruleOf(entry)) : undefined;
}

/**
 * Removes an action whose requirements no longer hold. If a hidden fighter blocks the destination, reveals that
 * fighter.
 */
function* fizzleOnResolving(table: VigilTable, entry: Entry): Script {
  const { by, act } = entry;
  const hex = ruleOf(entry).destination?.(table, fighterOf(table, by), act);
  const isBlind = stillHolds(seenBy(table, viewerOf(by)), entry);
  fizzle(table, entry);
  if (hex && isBlind) yield* comeUpon(table, by, hex); // VIG-R21
}
