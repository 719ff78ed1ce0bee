import type { ResourceRole } from '../presentation/description.ts';

/** The values by which bots compare choices. All amounts are in hit points. */
export interface BotValues {
  /**
   * The value of one point of each resource. Points that are lost at the end of the turn are cheap; those for defense
   * are expensive.
   */
  readonly prices: Readonly<Record<ResourceRole, number>>;
  /** The assumed weight of a target's best reaction, compared with no reaction, from 0 to 1. */
  readonly willDefend: number;
  /** The weight of harm to enemies, relative to the same harm to the bot's own side. */
  readonly aggression: number;
  /** The value at or below which an action is worth less than doing nothing. */
  readonly threshold: number;
  /** Whether bots compare close options by playouts of about a round. True where simulations show that this helps. */
  readonly looksAhead: boolean;
}

/** The values of a rulebook that differ from the usual ones. */
export type OwnBotValues = Partial<Omit<BotValues, 'prices'>> & {
  readonly prices?: Partial<BotValues['prices']>;
};
