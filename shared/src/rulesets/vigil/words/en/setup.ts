/** What is wrong with how a battle, or somebody who joins it, is set up. */
export const setup = {
  notCarried: (weapon: string) => `"${weapon}" is not among its weapons`,
  leadsNowhere: (feature: string, hex: string) => `"${feature}" leads to [${hex}], which is no open ground`,
  noGround: (hex: string) => `[${hex}] is not open ground`,
};
