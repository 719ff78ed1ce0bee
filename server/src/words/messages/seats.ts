/* Generated from en/seats.json by `npm run words`. Edit that file instead. */

export const unnamed = 'Somebody';
