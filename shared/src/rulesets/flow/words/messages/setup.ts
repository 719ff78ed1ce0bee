/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const setup = {
  reachOrRange: 'a weapon must have either a reach or a range',
  sidesOfDice: 'its dice must have at least two sides',
  noWall: (hex: string) => `[${hex}] isn’t one of the walls`,
  unknownSide: (side: string) => `no fighter is on the side "${side}"`,
};
