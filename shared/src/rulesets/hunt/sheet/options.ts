import { count, initially, oneOf } from '../../../engine/schema/field-schema.ts';

const seconds = count(1, 3600);

/** The house rules of one hunt. */
export const OPTIONS = {
  /** What becomes of a common enemy whose Stamina is gone. */
  fate: initially(oneOf(['ask', 'die', 'helpless']), 'ask'), // HUNT-R46
  /** Which way Full Power shifts the difficulty of an evasion. */
  fullPowerEvasion: initially(oneOf(['easier', 'harder']), 'easier'), // HUNT-R29
  /** Whether enemies and bosses may flee. */
  enemyFlight: initially(oneOf(['forbidden', 'allowed']), 'forbidden'), // HUNT-R57
  /** Seconds that a prompt stays open, and a turn. */
  promptSeconds: initially(seconds, 30),
  turnSeconds: initially(seconds, 120),
};
