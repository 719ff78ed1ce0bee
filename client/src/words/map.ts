/* Generated from en/map.json by `npm run words`. Edit that file instead. */

export const hurrah = 'Hooray!';
export const haHa = 'Ha ha!';
export const oh = 'Oh!';
export const grrr = 'Grrr!';
export const setByGm = 'set by the GM';
export const doomed = 'Doomed';
