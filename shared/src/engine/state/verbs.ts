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
 * Tells what happened. Whoever did it and whoever it happened to count as touched. Gives the die that the GM
 * has set, if one was rolled for it: whatever tells of the same roll later says so again.
 */
export function emit(table: Table, event: GameEvent): SetDie | undefined {
  const setDie = takeSetDie(table) ?? event.setDie;
  table.events.push(setDie ? { ...event, setDie } : event);
  return setDie;
}

/** The set die that has been rolled and not told yet. */
function takeSetDie(table: Table): SetDie | undefined {
  const { sides, face, fell } = table.setDie ?? {};
  if (sides === undefined || face === undefined || fell === undefined) return undefined;
  delete table.setDie;
  return { sides, face, fell };
}

/**
 * Tells of a die that the GM has set and that was rolled for somebody, if nothing else has told of that roll
 * yet.
 */
export function tellSetDie(table: Table, target: Id): void {
  if (table.setDie?.fell !== undefined) emit(table, { type: 'die-rolled', target });
}

/**
 * Says that a fighter has changed, or may have, where no event tells of it: who is untouched is not looked at
 * again.
 */
export function touch(table: Table, id: Id): void {
  table.events.push({ type: TOUCHED, target: id });
}

/** The same of everybody on the table. */
export function touchAll(table: Table): void {
  for (const { id } of fightersOf(table)) touch(table, id);
}

/** One die of so many sides, 1 to `sides`. The rule that rolls tells of it next, with what it was for. */
export function roll(table: Table, sides: number): number {
  const fell = rollDie(table.dice, sides);
  const { setDie } = table;
  if (setDie?.sides !== sides || setDie.fell !== undefined) return fell;
  table.setDie = { ...setDie, fell }; // it falls all the same: later dice stay the seed's
  return setDie.face;
}

/** Several dice of so many sides, in the order in which they were rolled. */
export function rollMany(table: Table, count: number, sides: number): number[] {
  return Array.from({ length: count }, () => roll(table, sides));
}

/** Lays a pending action on the stack, on top of what is there. */
export function lay<Item extends StackItem>(table: Table & { readonly stack: Item[] }, item: Item): void {
  table.stack.unshift(item);
  const isUnseen = [item.by, item.target].some((id) => id != null && findFighter(table, id)?.hidden);
  if (!isUnseen) table.laid++;
}

/** Takes an item off the stack, wherever it lies. */
export function lift<Item extends StackItem>(table: { readonly stack: Item[] }, item: Item): void {
  const place = table.stack.indexOf(item);
  if (place >= 0) table.stack.splice(place, 1);
}

/** Puts a fighter on the table, behind those who are there. */
export function enter<F extends Fighter>(table: Table<F>, fighter: F): void {
  table.fighters = { ...table.fighters, [fighter.id]: fighter };
  touch(table, fighter.id);
}

/** Takes a fighter off the table. */
export function withdraw(table: Table, id: Id): void {
  const { [id]: _gone, ...others } = table.fighters;
  table.fighters = others;
  touch(table, id);
}

/** Takes a fighter off the map, though it stays on the table; `how` says what did (`fled`). */
export function leaveMap(table: Table, id: Id, how: string): void {
  const fighter = fighterOf(table, id);
  const from = fighter.at;
  fighter.at = null;
  emit(table, { type: how, target: id, from });
}

/** Puts a fighter on a hex; `how` says what brought it there (`moved`, `pushed`, `placed`). */
export function place(table: Table, id: Id, to: Hex, how: string): void {
  const fighter = fighterOf(table, id);
  const from = fighter.at;
  fighter.at = [to[0], to[1]];
  emit(table, { type: how, target: id, from, to: fighter.at });
}

/** Shows everybody a fighter that was hidden. */
export function show(table: Table, id: Id): void {
  fighterOf(table, id).hidden = false;
  emit(table, { type: 'shown', target: id });
}

/** Hides a fighter from all but the GM and whoever plays it. */
export function hide(table: Table, id: Id): void {
  fighterOf(table, id).hidden = true;
  emit(table, { type: 'hid', target: id });
}

/** Ends the battle: whatever is pending will be dropped. */
export function conclude(table: Table, winner: string | null): void {
  table.over = { winner };
  table.turn = null;
  emit(table, { type: 'ended', winner });
}

/**
 * Ends the battle once at most one side has anybody left: it has won. `end` says what the end is. Whether it
 * has ended.
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
