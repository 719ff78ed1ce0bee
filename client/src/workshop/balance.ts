import { tactical } from '@riposte/shared/bots/tactical';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { type Summary, summarize } from '@riposte/shared/simulate/report';
import { simulate } from '@riposte/shared/simulate/simulate';
import type { Tally } from '@riposte/shared/simulate/statistics';
import * as words from '../words/workshop.ts';

/** A fight for bots to play, as the text of a fight file, and how often they play it. */
export interface ToBalance {
  readonly ruleset: string;
  readonly text: string;
  readonly fights: number;
}

/**
 * The default seed of the command line. With the same seed, the workshop and the command line give the same results.
 */
const SEED = '1';

/** Milliseconds between two progress reports. */
const TELL_EVERY = 200;

/** Lets bots play a fight repeatedly. Reports the results so far at intervals, and once at the end. */
export async function balance(
  { ruleset: id, text, fights }: ToBalance,
  tell: (sofar: Summary) => void,
): Promise<void> {
  const ruleset = await SHELF[id]?.();
  const read = ruleset && readFight(text, { [id]: ruleset });
  if (!read || 'faults' in read) throw new Error(words.notPlayable);
  let told = performance.now();
  const onFight = (tally: Tally) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    tell(summarize(tally));
  };
  const now = () => performance.now();
  tell(summarize(simulate({ ...read, fights, seed: SEED, policies: [tactical], now, onFight })));
}
