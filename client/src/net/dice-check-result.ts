import type { Verdict } from '@riposte/shared/recording/check-dice';

/** Result of checking the dice of a recorded fight against its seed, with a sentence that explains it. */
export interface DiceCheckResult {
  readonly is: Verdict['is'];
  readonly text: string;
}
