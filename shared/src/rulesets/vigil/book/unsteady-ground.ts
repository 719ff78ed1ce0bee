import type { Script } from '../../../engine/core/script.ts';
import { findFighter, isStanding } from '../../../engine/state/table.ts';
import { isSame } from '../../../hex/axial.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import { actorOf } from './defense.ts';
import { fizzle } from './preventing.ts';
import { askRuling, checkAgainst, RULINGS } from './rulings.ts';
import type { Deed } from './stack-action.ts';
import { deedOf } from './stack-actions.ts';

/* Unsteady ground, on which movement actions may need a check: VIG-77. */

/** Returns the stat that the ground under a fighter asks an action for; undefined: it asks for none. */
export function statOfGround({ options }: VigilTable, { at }: VigilFighter, deed: Deed): Stat | undefined {
  return deed.needsGround ? options.unsteady.find((marked) => isSame(marked.at, at))?.stat : undefined;
}

/** Whether the GM rules on an action when it is carried out: VIG-10, VIG-22, VIG-77. */
export function isRuledOn(table: VigilTable, entry: Entry): boolean {
  const { name, by } = entry;
  const actor = findFighter(table, by);
  const isTested = actor !== undefined && statOfGround(table, actor, deedOf(entry)) !== undefined;
  return name === 'check' || name === 'stunt' || isTested;
}

/** Asks the GM how hard the ground makes an action, and rolls for it. Returns whether the action goes on. */
export function* keepFooting(table: VigilTable, entry: Entry, stat: Stat): Script<boolean> {
  const actor = actorOf(table, entry); // kept: VIG-38 lets it run to its end
  const ruling = yield* askRuling(table, entry);
  if (ruling === 'deny') {
    fizzle(table, entry); // VIG-R13
    return false;
  }
  return checkAgainst(table, actor, entry, stat, RULINGS[ruling]) && isStanding(table, entry.by);
}
