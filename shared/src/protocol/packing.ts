import type { Json } from '../engine/schema/json.ts';
import { isRecord } from '../engine/schema/records.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { EventsMessage } from './messages.ts';

/**
 * The shape of records that have the same keys: the keys, separated by spaces. For events, the type comes first.
 */
export type Shape = string;

/** Returns the number under which both sides know a shape; undefined if the shape has no number. */
export type NumberOf = (shape: Shape) => number | undefined;

type Fields = { readonly [key: string]: Json | undefined };

/** A packed record: the number of its shape, and the values of its keys in order. */
type PackedRow = readonly [number, ...Json[]];

/** The first character of packed text. JSON never starts with it. */
const PACKED = '~';

/** Packs the result of an input as text. An event whose shape has a number is written without its keys. */
export function packResult({ rev, events }: EventsMessage, numberOf: NumberOf): string {
  const rows = events.map((event) => packRow(event, event.type, 'type', numberOf));
  return JSON.stringify([rev, ...rows]);
}

/** Unpacks text that `packResult` returned. Throws if a shape is missing. */
export function unpackResult(text: string, shapes: readonly Shape[]): EventsMessage {
  const [rev, ...rows] = JSON.parse(text) as [number, ...(GameEvent | PackedRow)[]];
  return { rev, events: rows.map((row) => unpackRow(row, shapes)) as GameEvent[] };
}

/** Packs a value as text. In a list of records, a record whose shape has a number is written without its keys. */
export function packValue(value: unknown, numberOf: NumberOf): string {
  if (!isRecords(value)) return JSON.stringify(value) ?? 'null';
  return PACKED + JSON.stringify(value.map((record) => packRow(record, '', null, numberOf)));
}

/** Unpacks text that `packValue` returned. Throws if a shape is missing. */
export function unpackValue(text: string, shapes: readonly Shape[]): Json {
  if (!text.startsWith(PACKED)) return JSON.parse(text) as Json;
  const rows = JSON.parse(text.slice(PACKED.length)) as (Fields | PackedRow)[];
  return rows.map((row) => unpackRow(row, shapes)) as Json;
}

function isRecords(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function packRow<Row extends Fields>(row: Row, kind: string, said: string | null, numberOf: NumberOf) {
  let shape: Shape = kind;
  const values: Json[] = [];
  for (const name in row) {
    const value = row[name];
    if (name === said || value === undefined) continue;
    if (name.includes(' ')) return row; // not packed, because a space would split the key into two keys
    shape += ` ${name}`;
    values.push(value);
  }
  const number = numberOf(shape);
  return number === undefined ? row : ([number, ...values] as const);
}

function unpackRow(row: Fields | PackedRow, shapes: readonly Shape[]): Fields {
  if (!isPacked(row)) return row;
  const [number, ...values] = row;
  const shape = shapes[number];
  if (shape === undefined) throw new Error(`There is no record shape ${number}.`);
  const [type = '', ...names] = shape.split(' ');
  const fields = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return type === '' ? fields : { type, ...fields };
}

function isPacked(row: Fields | PackedRow): row is PackedRow {
  return Array.isArray(row);
}
