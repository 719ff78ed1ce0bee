/** Error messages for invalid setups and for fighters who cannot join a battle. */
export const setup = {
  noGround: (hex: string) => `[${hex}] is off the map or a wall`,
  taken: (id: string) => `the hex is already taken by "${id}"`,
};
