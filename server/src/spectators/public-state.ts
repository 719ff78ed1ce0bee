import { ArraySchema, MapSchema } from '@colyseus/schema';
import { type BattleState, FieldsState, SeatState } from '../synced/state.ts';

type Plain = string | number | boolean;

/** The public state of a table: each value by its path in the synced state, with parts joined by `JOINT`. */
export type PublicState = Readonly<Record<string, Plain>>;
/** The new value at a path; null if it was removed. */
export type Change = readonly [path: string, value: Plain | null];

/** The separator in a path; it never occurs in an id or key. */
const JOINT = '\0';

interface Field {
  readonly name: string;
  /** The tag of a field that only some clients see; undefined for public fields. */
  readonly tag?: number;
}

/** A part of the state as last seen. */
interface Seen {
  /** The start of all paths in this part. */
  readonly prefix: string;
  readonly leaves: Map<string, Plain>;
  readonly parts: Map<string, Seen>;
}

type Report = (path: string, value: Plain | null) => void;

/**
 * Finds changes in the public part of the synced state. It runs after every input, so it allocates nothing
 * for unchanged parts.
 */
export class PublicStateWatcher {
  readonly #state: BattleState;
  readonly #seen = unseen('');

  constructor(state: BattleState) {
    this.#state = state;
  }

  /** Returns the changes since the last call. The first call returns the whole public state. */
  changes(): Change[] {
    const changes: Change[] = [];
    compare(this.#state, this.#seen, (path, value) => changes.push([path, value]));
    return changes;
  }
}

/** Returns whether a change concerns seats. */
export function isOfSeats([path]: Change): boolean {
  return path.startsWith(`seats${JOINT}`);
}

function unseen(prefix: string): Seen {
  return { prefix, leaves: new Map(), parts: new Map() };
}

function compare(value: unknown, seen: Seen, report: Report): void {
  let [leaves, parts] = [0, 0];
  for (const [key, part] of entriesOf(value)) {
    if (part === undefined) continue;
    if (typeof part === 'object') {
      parts++;
      compare(part, partOf(seen, key), report);
    } else {
      leaves++;
      if (seen.leaves.get(key) === part) continue;
      seen.leaves.set(key, part as Plain);
      report(seen.prefix + key, part as Plain);
    }
  }
  if (leaves < seen.leaves.size || parts < seen.parts.size) forget(value, seen, report);
}

function partOf({ prefix, parts }: Seen, key: string): Seen {
  const known = parts.get(key) ?? unseen(prefix + key + JOINT);
  if (!parts.has(key)) parts.set(key, known);
  return known;
}

/**
 * Reports the values that were removed from a part of the state. If `value` is null, the whole part was
 * removed.
 */
function forget(value: unknown, seen: Seen, report: Report): void {
  const now = new Map(value === null ? [] : entriesOf(value));
  for (const key of seen.leaves.keys()) {
    if (now.get(key) !== undefined) continue;
    seen.leaves.delete(key);
    report(seen.prefix + key, null);
  }
  for (const [key, part] of seen.parts) {
    if (now.get(key) !== undefined) continue;
    seen.parts.delete(key);
    forget(null, part, report);
  }
}

function* entriesOf(value: unknown): Iterable<readonly [string, unknown]> {
  if (value instanceof MapSchema) yield* value.entries();
  else if (value instanceof ArraySchema) for (const [key, part] of value.entries()) yield [String(key), part];
  else {
    const record = value as Readonly<Record<string, unknown>>;
    for (const name of openFieldsOf(record)) yield [name, record[name]];
  }
}

const openFields = new Map<unknown, readonly string[]>();

function openFieldsOf({ constructor: kind }: object): readonly string[] {
  const known = openFields.get(kind);
  if (known) return known;
  const { [Symbol.metadata]: metadata } = kind as unknown as {
    readonly [Symbol.metadata]: Record<string, Field>;
  };
  const open = Object.values(metadata).filter(({ tag }) => tag === undefined);
  const names = open.map(({ name }) => name);
  openFields.set(kind, names);
  return names;
}

/** Applies a change to a state. */
export function applyChange(state: BattleState, [path, value]: Change): void {
  const [field = '', key = '', part, inner = ''] = path.split(JOINT);
  const id = part === 'id' ? value : undefined;
  if (field === 'head') setIn(state.head, key, value);
  else if (field === 'shapes') {
    if (value !== null) state.shapes[Number(key)] = String(value);
  } else if (field === 'seats') {
    const seat = recordIn(state.seats, () => new SeatState(), key, id);
    setOf(seat, part, value);
  } else if (field === 'fighters') {
    const fighter = recordIn(state.fighters, () => new FieldsState(), key, id);
    if (part !== 'fields') setOf(fighter, part, value);
    else if (fighter) setIn(fighter.fields, inner, value);
  } else setOf(state, field, value);
}

function setOf(record: object | undefined, field = '', value: Plain | null): void {
  if (record && value !== null) Object.assign(record, { [field]: value });
}

/**
 * Returns the record with this key; undefined if there is none. The first value of its `id` creates the record, and
 * removing its `id` removes it.
 */
function recordIn<Kind>(
  map: MapSchema<Kind>,
  make: () => Kind,
  key: string,
  id: Plain | null | undefined,
): Kind | undefined {
  if (id === null) map.delete(key);
  const isGone = id === null || (id === undefined && !map.has(key));
  if (isGone) return undefined;
  const record = map.get(key) ?? make();
  if (!map.has(key)) map.set(key, record);
  return record;
}

function setIn(map: MapSchema<string>, key: string, value: Plain | null): void {
  if (value === null) map.delete(key);
  else map.set(key, String(value));
}
