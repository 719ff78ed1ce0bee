import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { Fighter, Table } from '../state/table.ts';

/** The rests between fights, shorter first. */
export const RESTS = ['short-rest', 'long-rest'] as const;
export type RestName = (typeof RESTS)[number];

/** The rules for a field whose value lasts beyond the fight. */
export interface Lasting<T extends Table = Table, F extends Fighter = Fighter, Value extends Json = Json> {
  /** The rests that restore the value, at least in part; empty if none does. */
  readonly until: readonly RestName[];
  /** True if a higher number is worse, as for stress. */
  readonly isHarm?: true;
  /**
   * Returns the value that the fighter carries into the next fight; if omitted, it is the value at the end of the
   * fight.
   */
  after?(table: T, fighter: F): Value;
}

/** A rest between fights. */
export interface Rest<T extends Table = Table> {
  /** The clause that describes the rest. */
  readonly clause: string;
  /**
   * Gives a fighter the rest, on a table outside a fight. If omitted, the rest restores the fields that last until
   * it: each gets the value of the sheet, unless its own value is better.
   */
  run?(table: T, id: Id): void;
}
