/** What is wrong with how a battle, or somebody who joins it, is set up. */
export const setup = {
  noGround: (hex: string) => `[${hex}] is off the map or a wall`,
  taken: (id: string) => `"${id}" stands there already`,
};
