import type { Hex } from '../../hex/axial.ts';
import type { Id } from '../schema/ids.ts';
import { rollDie } from './dice.ts';
import { type GameEvent, type SetDie, TOUCHED } from './event.ts';
import {
  type Fighter,
  fighterOf,
  fightersOf,
  findFighter,
  type StackItem,
  sidesStanding,
  type Table,
} from './table.ts';

/**
 * Emits an event and marks its `by` and `target` as touched. If the GM had set a die and it has been rolled, the event
 * reports it. Returns that die, so that later events about the same roll can report it, too; undefined if there is
 * none.
 */
export function emit(table: Table, event: GameEvent): SetDie | undefined {
  const setDie = takeSetDie(table) ?? event.setDie;
  table.events.push(setDie ? { ...event, setDie } : event);
  return setDie;
}

/** Removes and returns the die that the GM has set, if it has been rolled but not reported yet. */
function takeSetDie(table: Table): SetDie | undefined {
  const { sides, face, fell } = table.setDie ?? {};
  if (sides === undefined || face === undefined || fell === undefined) return undefined;
  delete table.setDie;
  return { sides, face, fell };
}

/** Reports a rolled die that the GM had set for a fighter, if no other event has reported it. */
export function tellSetDie(table: Table, target: Id): void {
  if (table.setDie?.fell !== undefined) emit(table, { type: 'die-rolled', target });
}

/**
 * Marks a fighter as possibly changed although no event reports it. Only marked fighters are compared with the
 * synced state again.
 */
export function touch(table: Table, id: Id): void {
  table.events.push({ type: TOUCHED, target: id });
}

/** Marks all fighters as possibly changed. */
export function touchAll(table: Table): void {
  for (const { id } of fightersOf(table)) touch(table, id);
}

/**
 * Rolls one die and returns a number from 1 to `sides`. Right after this call, the calling rule must emit an event
 * about the roll.
 */
export function roll(table: Table, sides: number): number {
  const fell = rollDie(table.dice, sides);
  const { setDie } = table;
  if (setDie?.sides !== sides || setDie.fell !== undefined) return fell;
  table.setDie = { ...setDie, fell }; // a die is drawn even though its face is set, so that later dice stay the same
  return setDie.face;
}

/** Rolls several dice with the same number of sides, in order. */
export function rollMany(table: Table, count: number, sides: number): number[] {
  return Array.from({ length: count }, () => roll(table, sides));
}

/** Puts a pending action on top of the stack. */
export function lay<Item extends StackItem>(table: Table & { readonly stack: Item[] }, item: Item): void {
  table.stack.unshift(item);
  const isUnseen = [item.by, item.target].some((id) => id != null && findFighter(table, id)?.hidden);
  if (!isUnseen) table.laid++;
}

/** Removes an item from the stack, at any depth. */
export function lift<Item extends StackItem>(table: { readonly stack: Item[] }, item: Item): void {
  const place = table.stack.indexOf(item);
  if (place >= 0) table.stack.splice(place, 1);
}

/** Adds a fighter to the table, after the others. */
export function enter<F extends Fighter>(table: Table<F>, fighter: F): void {
  table.fighters = { ...table.fighters, [fighter.id]: fighter };
  touch(table, fighter.id);
}

/** Removes a fighter from the table. */
export function withdraw(table: Table, id: Id): void {
  const { [id]: _gone, ...others } = table.fighters;
  table.fighters = others;
  touch(table, id);
}

/**
 * Takes a fighter off the map but leaves it on the table. `how` is the type of the emitted event, such as `fled`.
 */
export function leaveMap(table: Table, id: Id, how: string): void {
  const fighter = fighterOf(table, id);
  const from = fighter.at;
  fighter.at = null;
  emit(table, { type: how, target: id, from });
}

/** Moves a fighter to a hex. `how` is the type of the emitted event: `moved`, `pushed` or `placed`. */
export function place(table: Table, id: Id, to: Hex, how: string): void {
  const fighter = fighterOf(table, id);
  const from = fighter.at;
  fighter.at = [to[0], to[1]];
  emit(table, { type: how, target: id, from, to: fighter.at });
}

/** Reveals a hidden fighter. */
export function show(table: Table, id: Id): void {
  fighterOf(table, id).hidden = false;
  emit(table, { type: 'shown', target: id });
}

/** Hides a fighter from all viewers except the GM and its player. */
export function hide(table: Table, id: Id): void {
  fighterOf(table, id).hidden = true;
  emit(table, { type: 'hid', target: id });
}

/** Ends the battle. `Battle` drops all pending actions. */
export function conclude(table: Table, winner: string | null): void {
  table.over = { winner };
  table.turn = null;
  emit(table, { type: 'ended', winner });
}

/**
 * Ends the battle if at most one side is left; that side wins. `end` replaces the default ending. Returns whether
 * the battle has ended now.
 */
export function concludeIfDecided<T extends Table>(
  table: T,
  end: (table: T, winner: string | null) => void = conclude,
): boolean {
  if (table.over) return false;
  const [side = null, ...others] = sidesStanding(table);
  if (others.length > 0) return false;
  end(table, side);
  return true;
}
