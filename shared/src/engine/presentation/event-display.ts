import type { Tone } from '../state/event.ts';
import type { SumLine } from './derivation.ts';

/** A line of the log, with fighters' names already in the text. */
export interface LogLine {
  readonly text: string;
  /** The arithmetic of the event as text; omitted if it has none. */
  readonly arithmetic?: string;
  /** The arithmetic of a check, line by line; omitted if the event is not a check. */
  readonly sum?: RollSum;
  readonly clause?: string;
  readonly tone: Tone;
}

/** The sum of a check after its roll. */
export interface RollSum {
  /** The causes. The rolled dice are among them if they count toward the sum. The values add up to the total. */
  readonly lines: readonly SumLine[];
  /** The total of the sum; omitted if the viewer does not know it. */
  readonly total?: number;
  /** The meaning of the total, with the dice if they are compared with it, as in "d100 30: hard success". */
  readonly result: string;
}

/** The display of a roll: the dice, the number needed, and the outcome. */
export interface Roll {
  readonly shown: number;
  /** The number that the roll is compared with; omitted if there is none, or if it is secret. */
  readonly needs?: number;
  /** True if the roll succeeds at or below `needs`; if omitted, it succeeds at or above it. */
  readonly isUnder?: true;
  /** The outcome; omitted while it is not decided. */
  readonly outcome?: RollOutcome;
  /** The chance of success, from 0 to 1, given the numbers of the roll; omitted if it is unknown. */
  readonly chance?: number;
}

export const ROLL_OUTCOMES = ['great', 'good', 'bad', 'awful'] as const;
export type RollOutcome = (typeof ROLL_OUTCOMES)[number];
