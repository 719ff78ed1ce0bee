/* Generated from en/film.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const sinceYouWereHere = 'Since you were last here';
export const skip = 'Skip';
export const toTheTable = 'Go to the table';
export const howFar = (moment: number, all: number) => `${formatNumber(moment)} of ${formatNumber(all)}`;
export const now = 'Now';
export const fightIsOver = 'The fight is over.';
export const waitsForOthers = 'The table waits for others.';
