import { ArraySchema, MapSchema, Schema } from '@colyseus/schema';
import { type BattleState, FieldsState, SeatState } from '../rooms/state.ts';

type Plain = string | number | boolean;

/** All that everybody may see of a table, by where it stands in the synced state: as keys, paths whose parts `JOINT` joins. */
export type Picture = Readonly<Record<string, Plain>>;
/** What is there now at a path; null: nothing any more. */
export type Change = readonly [path: string, value: Plain | null];

/** Stands in no id and in no key: what is shown has no such character. */
const JOINT = '\0';

interface Field {
  readonly name: string;
  /** Set where a field is shown to some alone. */
  readonly tag?: number;
}

/** What a spectator is sent of a table: all that is in its state, but for what is kept to some. */
export function pictureOf(state: BattleState): Picture {
  return Object.fromEntries(leavesOf(state, []));
}

/** The same without who sits where. */
export function withoutSeats(picture: Picture): Picture {
  return Object.fromEntries(Object.entries(picture).filter(([path]) => !path.startsWith(`seats${JOINT}`)));
}

function* leavesOf(value: unknown, path: readonly string[]): Iterable<readonly [string, Plain]> {
  if (value instanceof Schema) {
    for (const name of openFieldsOf(value))
      yield* leavesOf((value as unknown as Record<string, unknown>)[name], [...path, name]);
  } else if (value instanceof MapSchema || value instanceof ArraySchema) {
    for (const [key, part] of value.entries()) yield* leavesOf(part, [...path, String(key)]);
  } else if (value !== undefined) yield [path.join(JOINT), value as Plain];
}

function openFieldsOf(value: Schema): string[] {
  const kind = value.constructor as unknown as { readonly [Symbol.metadata]: Record<string, Field> };
  const fields = Object.values(kind[Symbol.metadata]);
  return fields.filter(({ tag }) => tag === undefined).map(({ name }) => name);
}

/** Makes a change in a state that shows nothing but such a picture. */
export function paint(state: BattleState, [path, value]: Change): void {
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

/** The record of a key, made if it is not there; nothing once its own id has gone. */
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
