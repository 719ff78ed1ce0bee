import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Album } from '../engine/setup/scenario.ts';
import type { Fighter, Table } from '../engine/state/table.ts';
import { FIGHTER, type Recording } from './recording.ts';

/** What stands under a key of the table since a moment; undefined: nothing any more. */
interface Since {
  readonly from: number;
  readonly value: Json | undefined;
}

/** The table at each moment of a recording, whichever is asked for next. */
export class Film {
  readonly recording: Recording;
  /** All pictures that are to be seen. */
  readonly pictures: Album;
  /** What everybody is called who is to be seen at any moment. */
  readonly names = new Map<Id, string>();
  /** Oldest first. */
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

  /** The table after a moment (from 0 on), as whoever was recorded saw it. Not to be changed. */
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
