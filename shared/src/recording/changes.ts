import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import type { Fighter, Table } from '../engine/state/table.ts';
import { FIGHTER, type Recording } from './recording.ts';

/** The value that a key of the table has from a moment on; undefined if the key was removed then. */
interface Since {
  readonly from: number;
  readonly value: Json | undefined;
}

/** Gives access to the table at any moment of a recording. */
export class RecordedTables {
  readonly recording: Recording;
  /** All pictures in the recording. */
  readonly pictures: Pictures;
  /** The names of all fighters that are visible at some moment. */
  readonly names = new Map<Id, string>();
  /** The successive values of each key, oldest first. */
  readonly #keys = new Map<string, Since[]>();

  constructor(recording: Recording) {
    this.recording = recording;
    this.pictures = Object.assign({}, ...recording.moments.map(({ pictures }) => pictures));
    for (const [from, { now, gone = [] }] of recording.moments.entries()) {
      for (const [key, value] of Object.entries(now)) {
        this.#note(key, { from, value });
        if (key.startsWith(FIGHTER)) this.#meet(value as unknown as Fighter);
      }
      for (const key of gone) this.#note(key, { from, value: undefined });
    }
  }

  #meet({ id, name }: Fighter): void {
    this.names.set(id, name);
  }

  #note(key: string, since: Since): void {
    const known = this.#keys.get(key) ?? [];
    if (known.length === 0) this.#keys.set(key, known);
    known.push(since);
  }

  /** Returns the table after a moment (counted from 0), in the recorded view. Callers must not change it. */
  table(moment: number): Table {
    const fighters: Record<Id, Fighter> = Object.fromEntries(this.#fightersAt(moment));
    const head = [...this.#keys.keys()]
      .filter((key) => !key.startsWith(FIGHTER))
      .map((key) => [key, this.#at(key, moment)] as const)
      .filter(([, value]) => value !== undefined);
    const table = Object.fromEntries(head) as unknown as Table;
    return { ...table, fighters, dice: { algorithm: 'sealed' }, events: [] };
  }

  #fightersAt(moment: number): (readonly [Id, Fighter])[] {
    const ids = (this.#at('fighters', moment) ?? []) as readonly Id[];
    return ids.map((id) => [id, this.#at(FIGHTER + id, moment) as unknown as Fighter]);
  }

  #at(key: string, moment: number): Json | undefined {
    return this.#keys.get(key)?.findLast(({ from }) => from <= moment)?.value;
  }
}
