import { count, initially, oneOf } from '../../../engine/schema/field-schema.ts';

const seconds = count(1, 3600);

/** The field schemas of a battle's options: house rules and time limits. */
export const OPTIONS = {
  /**
   * The fate of a common enemy (not a boss) at 0 Stamina: the GM is asked, the enemy dies, or it survives as Helpless.
   */
  fate: initially(oneOf(['ask', 'die', 'helpless']), 'ask'), // HUNT-R46
  /** The effect of Full Power on a boss's evasions: easier or harder. */
  fullPowerEvasion: initially(oneOf(['easier', 'harder']), 'easier'), // HUNT-R29
  /** Whether enemies and bosses may flee, as the GM decides. */
  enemyFlight: initially(oneOf(['forbidden', 'allowed']), 'forbidden'), // HUNT-R57
  /** The time limit for an answer, in seconds. */
  promptSeconds: initially(seconds, 30),
  /** The time limit for a turn, in seconds. */
  turnSeconds: initially(seconds, 120),
};
