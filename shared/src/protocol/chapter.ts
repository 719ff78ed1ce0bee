import type { GameEvent } from '../engine/event.ts';
import type { Json } from '../engine/table.ts';
import type { EventsMessage } from './messages.ts';

/** What events of one kind have in common: JSON of their type and the names of their details. */
export type Shape = string;

/** Gives the shape of an event. */
export function shapeOf(event: GameEvent): Shape {
  return JSON.stringify([event.type, ...detailsOf(event).map(([name]) => name)]);
}

/** A chapter as text: JSON of its revision and its events, those of a numbered shape without what the shape says. */
export function packChapter(
  { rev, events }: EventsMessage,
  numberOf: (shape: Shape) => number | undefined,
): string {
  const packed = events.map((event) => {
    const number = numberOf(shapeOf(event));
    return number === undefined ? event : [number, ...detailsOf(event).map(([, value]) => value)];
  });
  return JSON.stringify([rev, ...packed]);
}

/** Reads what `packChapter` has written. Throws if a shape is missing. */
export function unpackChapter(text: string, shapes: readonly Shape[]): EventsMessage {
  const [rev, ...packed] = JSON.parse(text) as [number, ...(GameEvent | [number, ...Json[]])[]];
  return { rev, events: packed.map((part) => (isPacked(part) ? unpackEvent(part, shapes) : part)) };
}

function unpackEvent([number, ...values]: readonly [number, ...Json[]], shapes: readonly Shape[]): GameEvent {
  const shape = shapes[number];
  if (shape === undefined) throw new Error(`There is no shape ${number} of events.`);
  const [type, ...names] = JSON.parse(shape) as [string, ...string[]];
  return { type, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) };
}

function isPacked(part: GameEvent | [number, ...Json[]]): part is [number, ...Json[]] {
  return Array.isArray(part);
}

function detailsOf(event: GameEvent): [string, Json | undefined][] {
  return Object.entries(event).filter(([name, value]) => name !== 'type' && value !== undefined);
}
