/* Generated from en/seats.json by `npm run words`. Edit that file instead. */

export const firstNames = { gm: 'Game master', player: 'Player', spectator: 'Spectator' };
export const unnamed = 'Somebody';
