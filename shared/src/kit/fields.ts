import type { Lasting } from '../engine/core/lasting.ts';
import type { Field } from '../engine/core/ruleset.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import { type FieldSchema, hex, nullable, text } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { type Fighter, faultOfPlace, type PlacedFighter, type Table } from '../engine/state/table.ts';
import { place } from '../engine/state/verbs.ts';
import type { Hex } from '../hex/axial.ts';

/** The hooks of a field whose value a fighter stores under the field's name. */
interface Hooks<T extends Table, F extends Fighter, Value extends Json> {
  /** Returns why a value is not allowed, although it fits the schema; undefined if it is allowed. */
  fault?(table: T, fighter: F, value: Value): Fault | undefined;
  /** Runs after the value has been written. */
  after?(table: T, fighter: F, before: Value): void;
  /** The rules for a value that lasts beyond the fight. If omitted, the value does not last. */
  readonly lasts?: Lasting<T, F, Value>;
}

type Go<T extends Table, F extends Fighter> = (table: T, fighter: F, to: Hex) => void;

function placeAt(table: Table, { id }: Fighter, to: Hex): void {
  place(table, id, to, 'placed');
}

/** Returns functions that create fields of the table view for these tables and fighters. */
export function fieldsOf<T extends Table<F>, F extends Fighter>() {
  return {
    /** Returns a read-only field whose value is computed. */
    readOnly: <Value extends Json>(
      kind: FieldSchema<Value>,
      get: (fighter: F, table: T) => Value,
    ): Field<T, F, Value> => ({
      kind,
      get: (table, fighter) => get(fighter, table),
    }),

    /** Returns read-only fields for values that a fighter stores under the names of their schemas. */
    readOnlyAs<Key extends keyof F & string>(
      kinds: Readonly<Record<Key, FieldSchema>>,
    ): Readonly<Record<Key, Field<T, F>>> {
      const fields = (Object.keys(kinds) as Key[]).map((key): [Key, Field<T, F>] => [
        key,
        { kind: kinds[key] as FieldSchema<Json>, get: (_table, fighter) => fighter[key] as Json },
      ]);
      return Object.fromEntries(fields) as Record<Key, Field<T, F>>;
    },

    /** Returns a field whose value a fighter stores under the name `key`. */
    editable<Key extends keyof F, Value extends F[Key] & Json>(
      key: Key,
      kind: FieldSchema<Value>,
      { after, ...rest }: Hooks<T, F, Value> = {},
    ): Field<T, F, Value> {
      return {
        kind,
        get: (_table, fighter) => fighter[key] as Value,
        ...rest,
        set(table, fighter, value) {
          const before = fighter[key] as Value;
          fighter[key] = value;
          after?.(table, fighter, before);
        },
      };
    },

    /** Returns a field with its own getter and setter. */
    field: <Value extends Json>(field: Field<T, F, Value>): Field<T, F, Value> => field,

    /**
     * Returns the field for the position, in a ruleset where fighters never leave the map. `go` moves the fighter;
     * by default, the fighter is placed in the hex.
     */
    at(go: Go<T, F> = placeAt): Field<T, F & PlacedFighter, Hex> {
      return {
        kind: hex,
        get: (_table, { at }) => [at[0], at[1]],
        fault: (table, { id }, to) => faultOfPlace(table, to, id),
        set: go,
      };
    },

    /**
     * Returns the field for the position, in a ruleset where fighters can leave the map. It is null for a fighter
     * off the map. The GM can bring a fighter back, but cannot take it off the map.
     */
    atOrGone(go: Go<T, F> = placeAt): Field<T, F, Hex | null> {
      return {
        kind: nullable(hex),
        get: (_table, { at }) => at && [at[0], at[1]],
        fault: (table, { id }, to) => (to ? faultOfPlace(table, to, id) : 'bad-input'),
        set: (table, fighter, to) => to && go(table, fighter, to),
      };
    },

    /** Returns the field for a fighter's side. `after` handles the consequences of a change. */
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
