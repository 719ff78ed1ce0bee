/** Faults of a setup or of a fighter who joins. */
export const setup = {
  reachOrRange: 'a weapon has either a reach or a range',
  sidesOfDice: 'its dice need two sides at least',
  noWall: (hex: string) => `[${hex}] is not among the walls`,
  unknownSide: (side: string) => `no fighter is on the side "${side}"`,
};
