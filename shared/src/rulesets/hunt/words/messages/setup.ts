/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const setup = {
  noGround: (hex: string) => `[${hex}] is off the map or a wall`,
  taken: (id: string) => `the hex is already taken by "${id}"`,
};
