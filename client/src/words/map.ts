/* What is called out on the map. */

export const hurrah = 'Hurrah!';
export const haHa = 'Ha ha!';
export const oh = 'Oh!';
export const grrr = 'Grrr!';
export const doomed = 'Doomed';
