import type { Verdict } from '@riposte/shared/recording/check-dice';

/** The result of checking a recorded fight's dice against its seed, with a sentence that explains it to the user. */
export interface DiceCheckResult {
  readonly is: Verdict['is'];
  readonly text: string;
}
