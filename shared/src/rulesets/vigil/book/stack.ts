import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import type { Stat } from '../sheet/stats.ts';
import { type Entry, isCovered, type VigilTable } from '../table.ts';
import { stillHolds } from './declare.ts';
import { fizzle, leave } from './preventing.ts';
import { deedOf } from './stack-actions.ts';
import { keepFooting, statOfGround } from './unsteady-ground.ts';

/** Opens a window on an action for these only; whether all have passed and it still lies on top. */
export type OfferTo = (entry: Entry, scope: ReadonlySet<Id>) => Script<boolean>;

/**
 * Resolves the top action, that one alone (VIG-34): looks at its requirements once more, does what it does, takes it
 * off the stack. A travel is offered anew before steps out of threatened hexes, and goes on when nobody answers; an
 * attack goes on once the boosts of the defense against it have been dealt with.
 */
export function* resolve(table: VigilTable, entry: Entry, offerTo: OfferTo): Script {
  const deed = deedOf(entry);
  const stat = groundBefore(table, entry);
  if (stat && stillHolds(table, entry)) {
    table.phase = 'resolve'; // VIG-43
    if (!(yield* keepFooting(table, entry, stat))) return leave(table, entry); // VIG-77
  }
  for (;;) {
    if (!stillHolds(table, entry)) return yield* comeToNothing(table, entry); // VIG-37
    table.phase = 'resolve'; // VIG-43
    if ('script' in deed) yield* deed.script(table, entry);
    else if ('effect' in deed) deed.effect(table, entry);
    else {
      const watchers = yield* deed.advance(table, entry);
      if (watchers && !(yield* offerTo(entry, watchers))) return; // VIG-24
      if (watchers) continue;
    }
    if (isCovered(table, entry)) return; // VIG-59: it goes on once what lies on it now is gone
    if (table.stack.includes(entry)) emit(table, { type: 'resolved', by: entry.by, name: entry.name });
    return leave(table, entry); // VIG-29
  }
}

/** Returns the stat that the ground asks for before an action begins; undefined: none, or it is under way. */
function groundBefore(table: VigilTable, entry: Entry): Stat | undefined {
  const actor = findFighter(table, entry.by);
  const isBegun = entry.travel !== undefined && entry.travel.made > 0;
  return actor && !isBegun ? statOfGround(table, actor, deedOf(entry)) : undefined;
}

/** Fizzles; if nothing was wrong with it as far as its actor sees, somebody hidden holds the hex it would have ended in. */
function* comeToNothing(table: VigilTable, entry: Entry): Script {
  const { by, act } = entry;
  const hex = deedOf(entry).lands?.(table, fighterOf(table, by), act);
  const isBlind = stillHolds(seenBy(table, viewerOf(by)), entry);
  fizzle(table, entry);
  if (hex && isBlind) yield* comeUpon(table, by, hex); // VIG-R21
}
