import type { Tone } from '../state/event.ts';

/** A line of the log, with fighters' names already in the text. */
export interface LogLine {
  readonly text: string;
  /** The arithmetic of a roll: the parts of the target number, the dice, the level. */
  readonly arithmetic?: string;
  readonly clause?: string;
  readonly tone: Tone;
}

/** The display of a roll: the dice, the number needed, and the outcome. */
export interface Roll {
  readonly shown: number;
  /** The number that the roll is compared with; if omitted, there is none, or it is secret. */
  readonly needs?: number;
  /** True if the roll succeeds at or below `needs`; if omitted, it succeeds at or above it. */
  readonly isUnder?: true;
  /** If omitted, the outcome is not decided yet. */
  readonly outcome?: RollOutcome;
  /** The chance of success, from 0 to 1, given the numbers of the roll; if omitted, unknown. */
  readonly chance?: number;
}

export const ROLL_OUTCOMES = ['great', 'good', 'bad', 'awful'] as const;
export type RollOutcome = (typeof ROLL_OUTCOMES)[number];
