import type { OwnBotValues } from '../../../engine/core/bot-values.ts';

/** The values that won the most simulated fights. */
export const BOT_VALUES: OwnBotValues = {
  prices: { burden: -0.3, focus: 0.35 },
  threshold: 0.01,
};
