import type { MapSchema } from '@colyseus/schema';
import type { NumberOf } from '@riposte/shared/protocol/packing';
import { Differences } from './differences.ts';
import { FieldsState } from './state.ts';

/** Keeps a synced map of records, each key of each as text, up to date by difference. */
export class FieldsMap {
  readonly #into: MapSchema<FieldsState>;
  readonly #numberOf: NumberOf;
  readonly #differences = new Map<string, Differences>();

  constructor(into: MapSchema<FieldsState>, numberOf: NumberOf) {
    this.#into = into;
    this.#numberOf = numberOf;
  }

  /** The differences of the record of that id, which is made if it is missing. */
  at(id: string): Differences {
    const known = this.#differences.get(id);
    if (known) return known;
    const state = new FieldsState();
    state.id = id;
    this.#into.set(id, state);
    const differences = new Differences(state.fields, this.#numberOf);
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
