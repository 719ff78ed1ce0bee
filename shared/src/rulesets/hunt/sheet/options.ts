import { count, initially, oneOf } from '../../../engine/schema/field-schema.ts';

const seconds = count(1, 3600);

/** The house rules of a hunt. */
export const OPTIONS = {
  /** The fate of a common enemy at 0 Stamina. */
  fate: initially(oneOf(['ask', 'die', 'helpless']), 'ask'), // HUNT-R46
  /** The direction in which Full Power shifts the difficulty of an evasion. */
  fullPowerEvasion: initially(oneOf(['easier', 'harder']), 'easier'), // HUNT-R29
  /** The GM's choice about the flight of enemies and bosses. */
  enemyFlight: initially(oneOf(['forbidden', 'allowed']), 'forbidden'), // HUNT-R57
  /** Time limits of a prompt and of a turn, in seconds. */
  promptSeconds: initially(seconds, 30),
  turnSeconds: initially(seconds, 120),
};
