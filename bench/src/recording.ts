import type { MapSchema, Schema, StateView } from '@colyseus/schema';
import {
  type BattleState,
  FieldsState,
  PromptState,
  SeatState,
  WhisperState,
} from '../../server/src/synced/state.ts';

type Plain = string | number | boolean | { readonly [key: string]: Plain };

/** A change in the synced state: a path and its new value. The value is missing if it was removed. */
type Change = readonly [path: readonly string[], value?: Plain];

/** The synced state of a fight as its GM receives it: the first state, and the changes that each input makes. */
export interface Recording {
  readonly first: readonly Change[];
  readonly inputs: readonly (readonly Change[])[];
}

/** Runs `act` `times` times and records the changes that each call makes to the state. */
export async function record(
  state: BattleState,
  act: () => Promise<unknown>,
  times: number,
): Promise<Recording> {
  let before = plain(state);
  const first = [...changesBetween({}, before)];
  const inputs: Change[][] = [];
  for (let count = 0; count < times; count++) {
    await act();
    const now = plain(state);
    inputs.push([...changesBetween(before, now)]);
    before = now;
  }
  return { first, inputs };
}

function plain(state: BattleState): Readonly<Record<string, Plain>> {
  return JSON.parse(JSON.stringify(state));
}

function* changesBetween(
  before: Readonly<Record<string, Plain>>,
  now: Readonly<Record<string, Plain>>,
  path: readonly string[] = [],
): Iterable<Change> {
  for (const key of Object.keys(before)) if (!Object.hasOwn(now, key)) yield [[...path, key]];
  for (const [key, value] of Object.entries(now)) {
    const old = before[key];
    if (typeof value !== 'object') {
      if (value !== old) yield [[...path, key], value];
    } else if (typeof old === 'object' || path.length === 0) {
      yield* changesBetween(typeof old === 'object' ? old : {}, value, [...path, key]);
    } else yield [[...path, key], value];
  }
}

/** The classes of the entries in the synced maps. */
const KINDS = {
  fighters: FieldsState,
  hidden: FieldsState,
  secrets: FieldsState,
  overlays: FieldsState,
  prompts: PromptState,
  whispers: WhisperState,
  seats: SeatState,
};
const PRIVATE = ['hidden', 'secrets', 'overlays', 'prompts', 'whispers'] as const;

/** Applies a recording's changes to another synced state, as the GM would receive them. */
export class Replay {
  readonly #state: BattleState;
  readonly #recording: Recording;
  #view: StateView | undefined;
  #count = 0;

  constructor(state: BattleState, recording: Recording) {
    this.#state = state;
    this.#recording = recording;
    this.#write(recording.first);
  }

  /** Adds the parts that only the GM sees to a client's view. */
  showTo(view: StateView): void {
    this.#view = view;
    for (const name of PRIVATE) for (const part of this.#state[name].values()) view.add(part);
  }

  /** Applies the changes of the next input. */
  next(): void {
    this.#write(this.#recording.inputs[this.#count++] ?? []);
  }

  #write(changes: readonly Change[]): void {
    for (const [path, value] of changes) {
      const [name = '', id = '', ...deeper] = path;
      if (id === '') Object.assign(this.#state, { [name]: value });
      else if (name === 'shapes') this.#state.shapes.push(`${value}`);
      else if (name === 'head') put(this.#state.head, id, value);
      else if (deeper.length === 0) this.#writeWhole(name as keyof typeof KINDS, id, value);
      else this.#writeInto(name as keyof typeof KINDS, id, deeper, value);
    }
  }

  #writeWhole(name: keyof typeof KINDS, id: string, value: Plain | undefined): void {
    const all = this.#state[name] as unknown as MapSchema<Schema>;
    const before = all.get(id);
    if (typeof value !== 'object') {
      if (before && isPrivate(name)) this.#view?.remove(before);
      all.delete(id);
      return;
    }
    const made = new KINDS[name]() as Schema & { fields?: MapSchema<string> };
    const { fields, ...rest } = value;
    Object.assign(made, rest);
    if (typeof fields === 'object') for (const key in fields) put(made.fields, key, fields[key]);
    all.set(id, made);
    if (isPrivate(name)) this.#view?.add(made);
  }

  #writeInto(
    name: keyof typeof KINDS,
    id: string,
    [key = '', field]: readonly string[],
    value?: Plain,
  ): void {
    const into = this.#state[name].get(id);
    if (field !== undefined) put((into as FieldsState).fields, field, value);
    else Object.assign(into ?? {}, { [key]: value });
  }
}

function put(map: MapSchema<string> | undefined, key: string, value: Plain | undefined): void {
  if (value === undefined) map?.delete(key);
  else map?.set(key, `${value}`);
}

function isPrivate(name: string): boolean {
  return (PRIVATE as readonly string[]).includes(name);
}
