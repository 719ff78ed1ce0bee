/** What is wrong with how a battle, or somebody who joins it, is set up. */
export const setup = {
  noWall: (hex: string) => `[${hex}] is not among the walls`,
  nobodyOn: (side: string) => `nobody is on the side "${side}"`,
};
