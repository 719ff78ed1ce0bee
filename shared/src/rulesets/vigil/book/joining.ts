import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { agreeOnOrder, insertIntoOrder, standsAfter } from './turn-order.ts';

/* Fighters who join during a battle (VIG-R15). */

/**
 * Places a newcomer behind the fighters of equal vigilance. If the newcomer is a PC, its player is asked for its place
 * once the stack is empty.
 */
export function joinOrder(table: VigilTable, newcomer: VigilFighter): void {
  newcomer.isToBePlaced = newcomer.pc && !newcomer.hidden && !table.isOrderGiven; // VIG-1, VIG-R21
  if (table.round > 0) putInOrder(table, newcomer);
}

/**
 * Inserts a newcomer into the turn order, directly before `before` if given. If a later fighter has already begun its
 * turn, the newcomer's first turn is in the next round.
 */
function putInOrder(table: VigilTable, newcomer: VigilFighter, before?: Id): void {
  insertIntoOrder(table, newcomer.id, before); // VIG-R15
  const later = table.order.slice(table.order.indexOf(newcomer.id) + 1);
  newcomer.hasBegun = later.some((id) => table.fighters[id]?.hasBegun);
  touch(table, newcomer.id);
}

/** Asks the newcomers that are PCs for their places, one after another (VIG-R15). */
export function* placeNewcomers(table: VigilTable): Script {
  for (;;) {
    const newcomer = fightersOf(table).find(({ isToBePlaced }) => isToBePlaced);
    if (!newcomer) return;
    const { id } = newcomer;
    newcomer.isToBePlaced = false;
    touch(table, id);
    if (equalsOf(table, id).length === 0) continue;
    table.phase = 'order';
    const before = yield* choosePlace(table, id);
    const still = findFighter(table, id);
    if (!still) continue;
    putInOrder(table, still, before);
    emit(table, { type: 'ordered', order: [...table.order], clause: 'VIG-R15' });
  }
}

/**
 * Asks for a newcomer's place among the fighters of equal vigilance. Returns the fighter before which the newcomer
 * goes; undefined if it goes behind all of them.
 */
function* choosePlace(table: VigilTable, id: Id): Script<Id | undefined> {
  const equals = equalsOf(table, id);
  const npcs = equals.filter(({ pc }) => !pc);
  const isAfter = yield* standsAfter(id, npcs); // VIG-3
  const rivals = isAfter ? equals.slice(equals.findLastIndex(({ pc }) => !pc) + 1) : pcsAhead(equals);
  for (const rival of rivals) {
    const [first] = yield* agreeOnOrder(table, [rival.id, id]); // VIG-4
    if (first === id) return rival.id;
  }
  return isAfter ? undefined : npcs.find((npc) => table.order.includes(npc.id))?.id;
}

/** Returns the other fighters of equal vigilance, in turn order. Leaves out defeated and hidden fighters (VIG-R21). */
function equalsOf(table: VigilTable, id: Id): VigilFighter[] {
  const { vigilance } = fighterOf(table, id);
  return table.order
    .filter((other) => other !== id && isStanding(table, other))
    .map((other) => fighterOf(table, other))
    .filter((other) => other.vigilance === vigilance && !other.hidden);
}

/** Returns the PCs in `equals` that come before all NPCs in the turn order. */
function pcsAhead(equals: readonly VigilFighter[]): readonly VigilFighter[] {
  const npc = equals.findIndex(({ pc }) => !pc);
  return npc < 0 ? equals : equals.slice(0, npc);
}
