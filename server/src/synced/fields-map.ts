import type { MapSchema } from '@colyseus/schema';
import { type NumberOf, packValue } from '@riposte/shared/protocol/packing';
import { Differences, type Target } from './differences.ts';
import { FieldsState } from './state.ts';

/** A synced map whose values are written as text. */
export class PackedFields implements Target {
  readonly #into: MapSchema<string>;
  readonly #numberOf: NumberOf;

  constructor(into: MapSchema<string>, numberOf: NumberOf) {
    this.#into = into;
    this.#numberOf = numberOf;
  }

  set(key: string, value: unknown): void {
    this.#into.set(key, packValue(value, this.#numberOf));
  }

  delete(key: string): void {
    this.#into.delete(key);
  }
}

/** Records in a synced map, each field as text. */
export class FieldsMap {
  readonly #into: MapSchema<FieldsState>;
  readonly #numberOf: NumberOf;

  constructor(into: MapSchema<FieldsState>, numberOf: NumberOf) {
    this.#into = into;
    this.#numberOf = numberOf;
  }

  /** Adds a record and returns its fields. */
  add(id: string): PackedFields {
    const state = new FieldsState();
    state.id = id;
    this.#into.set(id, state);
    return new PackedFields(state.fields, this.#numberOf);
  }

  remove(id: string): void {
    this.#into.delete(id);
  }
}

/** Updates records in a synced map, touching only changed fields. */
export class FieldsByDifference {
  readonly #into: FieldsMap;
  readonly #differences = new Map<string, Differences>();

  constructor(into: FieldsMap) {
    this.#into = into;
  }

  /** Makes the map hold these records and no others. */
  write(records: ReadonlyMap<string, Readonly<Record<string, unknown>>>): void {
    for (const id of this.#differences.keys()) {
      if (records.has(id)) continue;
      this.#differences.delete(id);
      this.#into.remove(id);
    }
    for (const [id, fields] of records) {
      const differences = this.#differences.get(id) ?? new Differences(this.#into.add(id));
      this.#differences.set(id, differences);
      differences.write(fields);
    }
  }
}
