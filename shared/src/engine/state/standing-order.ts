import type { Id } from '../schema/ids.ts';

/**
 * An order to answer a fighter's prompts of one kind, or only one option of them, without asking the player.
 */
export interface StandingOrder {
  /** The kind of prompt; if omitted, the order applies to every kind. */
  readonly kind?: string;
  /** The option that the order applies to; if omitted, the order applies to all options. */
  readonly option?: string;
  /**
   * `never`: the option is declined without asking. `never-below`: it is declined if it gains less than `below`.
   * `never-if`: it is declined if the conditions in `when` hold. `always`: the option is taken if it needs no further
   * choice. `always-if`: it is taken in the best way in which the conditions in `when` hold.
   */
  readonly policy: 'never' | 'never-below' | 'never-if' | 'always' | 'always-if';
  /** The minimum gain at which the player is asked, in percent of a fighter's health; only for `never-below`. */
  readonly below?: number;
  /** The conditions, all of which must hold; only for `never-if` and `always-if`. */
  readonly when?: OrderConditions;
  /** The only round in which the order applies. If omitted, the order applies in every round. */
  readonly round?: number;
  /** The order applies only while `table.laid` has this value, which changes when another item is put on the stack. */
  readonly laid?: number;
}

/** The conditions of a standing order. Conditions that are left out always hold. */
export interface OrderConditions {
  /** The minimum chance that the option succeeds, in percent. */
  readonly odds?: number;
  /** The minimum amounts that the fighter has left after it has paid for the option, by resource field. */
  readonly keep?: Readonly<Record<string, number>>;
  /** The fighter that takes or suffers the pending action, or that the option is directed at. */
  readonly concerns?: Id;
  /** The minimum chance that a fighter of the own side falls if the prompt is declined, in percent. */
  readonly falls?: number;
}
