/* Generated from en/variations.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../engine/language/intl.ts';

export const damaged = 'This line of play is damaged or incomplete.';
export const tooLong = 'This line of play is too long.';
export const noProof =
  'To try another line, you need the full replay of a finished fight. The GM can publish it.';
export const noSuchMoment = 'This line of play begins at a moment that the recording doesn’t have.';
export const noSuchSide = 'This line of play is for a side that isn’t in the fight.';
export const illegal = (step: number) =>
  `Step ${formatNumber(step)} of this line of play isn’t allowed by the rules.`;
