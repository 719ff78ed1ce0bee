import type { OwnBotValues } from '../../../engine/core/bot-values.ts';

/** The values that won the most simulated fights. */
export const BOT_VALUES: OwnBotValues = { looksAhead: true };
