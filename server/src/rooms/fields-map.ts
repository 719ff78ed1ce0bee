import type { MapSchema } from '@colyseus/schema';
import { Differences } from './differences.ts';
import { FieldsState } from './state.ts';

/** Keeps a synced map of records, each key of each as JSON text, up to date by difference. */
export class FieldsMap {
  readonly #into: MapSchema<FieldsState>;
  readonly #differences = new Map<string, Differences>();

  constructor(into: MapSchema<FieldsState>) {
    this.#into = into;
  }

  /** The differences of the record of that id, which is made if it is missing. */
  at(id: string): Differences {
    const known = this.#differences.get(id);
    if (known) return known;
    const state = new FieldsState();
    state.id = id;
    this.#into.set(id, state);
    const differences = new Differences(state.fields);
    this.#differences.set(id, differences);
    return differences;
  }

  /** Removes the records that are no longer there. */
  keep(isKept: (id: string) => boolean): void {
    for (const id of this.#differences.keys()) {
      if (isKept(id)) continue;
      this.#differences.delete(id);
      this.#into.delete(id);
    }
  }
}
