import type { Field } from '../engine/core/ruleset.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import { type FieldSchema, hex, nullable, text } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { type Fighter, faultOfPlace, type PlacedFighter, type Table } from '../engine/state/table.ts';
import { place } from '../engine/state/verbs.ts';
import type { Hex } from '../hex/axial.ts';

/** What hangs on a field that is kept under its own name. */
interface Hooks<T extends Table, F extends Fighter, Value> {
  /** What else is wrong with a value that its kind takes. */
  fault?(table: T, fighter: F, value: Value): Fault | undefined;
  /** What follows once it has been written. */
  after?(table: T, fighter: F, before: Value): void;
}

type Go<T extends Table, F extends Fighter> = (table: T, fighter: F, to: Hex) => void;

function putDown(table: Table, { id }: Fighter, to: Hex): void {
  place(table, id, to, 'placed');
}

/** Makes the fields of the table view of a ruleset with such a table and such fighters. */
export function fieldsOf<T extends Table<F>, F extends Fighter>() {
  return {
    /** A field that follows from others: it can only be read. */
    shown: <Value extends Json>(
      kind: FieldSchema<Value>,
      get: (fighter: F, table: T) => Value,
    ): Field<T, F, Value> => ({
      kind,
      get: (table, fighter) => get(fighter, table),
    }),

    /** A field that a fighter keeps under this name. */
    kept<Key extends keyof F, Value extends F[Key] & Json>(
      key: Key,
      kind: FieldSchema<Value>,
      { fault, after }: Hooks<T, F, Value> = {},
    ): Field<T, F, Value> {
      return {
        kind,
        get: (_table, fighter) => fighter[key] as Value,
        ...(fault && { fault }),
        set(table, fighter, value) {
          const before = fighter[key] as Value;
          fighter[key] = value;
          after?.(table, fighter, before);
        },
      };
    },

    /** A field that is read and written in its own way. */
    field: <Value extends Json>(field: Field<T, F, Value>): Field<T, F, Value> => field,

    /**
     * Where somebody stands, where nobody ever leaves the map. `go` puts it there; left out: it is placed.
     */
    at(go: Go<T, F> = putDown): Field<T, F & PlacedFighter, Hex> {
      return {
        kind: hex,
        get: (_table, { at }) => [at[0], at[1]],
        fault: (table, { id }, to) => faultOfPlace(table, to, id),
        set: go,
      };
    },

    /** Where somebody stands; null: it has left the map. The GM can bring it back, and not take it away. */
    atOrGone(go: Go<T, F> = putDown): Field<T, F, Hex | null> {
      return {
        kind: nullable(hex),
        get: (_table, { at }) => at && [at[0], at[1]],
        fault: (table, { id }, to) => (to ? faultOfPlace(table, to, id) : 'bad-input'),
        set: (table, fighter, to) => to && go(table, fighter, to),
      };
    },

    /** Which side somebody is on. `after` sees to what follows from a change. */
    side(after: (table: T) => void): Field<T, F, string> {
      return {
        kind: text(32, 1),
        get: (_table, { side }) => side,
        set(table, fighter, value) {
          fighter.side = value;
          after(table);
        },
      };
    },
  };
}
