/* Generated from en/odds.json by `npm run words`. Edit that file instead. */

export const odds = { miss: 'Miss', hit: 'Hit', critical: 'Critical' };
