import type { OwnBotValues } from '../../../engine/core/bot-values.ts';

/** The values that won the most simulated fights. */
export const BOT_VALUES: OwnBotValues = {
  prices: { momentum: 3, reaction: 3 },
  willDefend: 1,
  aggression: 0.8,
};
