import { marginOf, type Share, shareOf, Z } from '../simulate/report.ts';
import { emptyTally, type Tally } from '../simulate/statistics.ts';
import type { Foes, Range, Request } from './request.ts';

/** The size of a batch of screening fights. After each batch, the trial can end. */
const SCREEN_EVERY = 8;
/** The number of fights in a full screening. */
export const SCREENED = 40;
/** The size of a batch of confirmation fights. After each batch, the trial can end. */
const CONFIRM_EVERY = 50;

/** The result of a trial. `open` means that it needs more fights. */
export type Verdict = 'fits' | 'too-easy' | 'too-hard' | 'too-short' | 'too-long' | 'open';

/**
 * A test of one group of enemies. A few fights screen it, and fresh fights confirm it. Only the confirmation is fair
 * evidence, because a group that was merely lucky in its screening also gets this far.
 */
export interface Trial {
  readonly foes: Foes;
  readonly screening: Tally;
  readonly confirmation: Tally;
  readonly verdict: Verdict;
}

/** The figures on which a verdict is based. */
export interface TrialFigures {
  readonly fights: number;
  readonly wins: Share;
  /** The round by which half of the fights had ended. */
  readonly rounds: number;
}

/** The next fights of a trial: their part, the number of the first fight, and the number of fights. */
export interface Batch {
  readonly part: 'screening' | 'confirmation';
  readonly first: number;
  readonly count: number;
}

/** Returns a trial without fights. */
export function newTrial(foes: Foes): Trial {
  return { foes, screening: emptyTally(), confirmation: emptyTally(), verdict: 'open' };
}

/**
 * Returns the fights on which a verdict is based: those of the confirmation, or of the screening if there is no
 * confirmation yet.
 */
export function evidenceOf({ screening, confirmation }: Pick<Trial, 'screening' | 'confirmation'>): Tally {
  return confirmation.fights > 0 ? confirmation : screening;
}

/** Returns the figures of a tally for the side of the heroes. */
export function figuresOf({ fights, wins, rounds }: Tally, heroes: string): TrialFigures {
  const sorted = [...rounds].sort((a, b) => a - b);
  return { fights, wins: shareOf(wins[heroes] ?? 0, fights), rounds: sorted[Math.floor(fights / 2)] ?? 0 };
}

/** Returns the next fights of an open trial. */
export function nextBatch({ screening, confirmation }: Trial): Batch {
  return screening.fights < SCREENED
    ? batchAfter('screening', screening.fights, SCREEN_EVERY)
    : batchAfter('confirmation', confirmation.fights, CONFIRM_EVERY);
}

/** Returns the fights from the next one up to a multiple of `every`, which also completes a batch that was stopped. */
function batchAfter(part: Batch['part'], fights: number, every: number): Batch {
  return { part, first: fights + 1, count: every - (fights % every) };
}

/**
 * Returns the verdict on a trial after a batch. A trial fails as soon as a 95% confidence interval lies outside the
 * requested range. It fits if it was confirmed with a small enough margin, and both figures are within the requested
 * ranges.
 */
export function verdictOn(
  trial: Pick<Trial, 'screening' | 'confirmation'>,
  { wins, rounds, margin }: Request,
  heroes: string,
): Verdict {
  const { confirmation } = trial;
  const tally = evidenceOf(trial);
  const figures = figuresOf(tally, heroes);
  const isSure = confirmation.fights > 0 && marginOf(figures.wins) <= margin;
  const share = isSure ? exactly(figures.wins.percent) : figures.wins;
  const length = isSure ? exactly(figures.rounds) : medianInterval(tally.rounds);
  if (share.low > wins.high) return 'too-easy';
  if (share.high < wins.low) return 'too-hard';
  if (length.high < rounds.low) return 'too-short';
  if (length.low > rounds.high) return 'too-long';
  return isSure ? 'fits' : 'open';
}

const exactly = (value: number): Range => ({ low: value, high: value });

/** Returns a 95% confidence interval of the median, from the ranks of the sorted values. */
export function medianInterval(values: readonly number[]): Range {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const spread = (Z * Math.sqrt(sorted.length)) / 2;
  const low = sorted[Math.floor(middle - spread)] ?? Number.NEGATIVE_INFINITY;
  const high = sorted[Math.ceil(middle + spread)] ?? Number.POSITIVE_INFINITY;
  return { low, high };
}
