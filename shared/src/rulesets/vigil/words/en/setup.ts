/** Error messages for invalid setups and for fighters who cannot join a battle. */
export const setup = {
  notCarried: (weapon: string) => `"${weapon}" isn’t one of the fighter’s weapons`,
  leadsNowhere: (feature: string, hex: string) => `"${feature}" leads to [${hex}], which isn’t open terrain`,
  noGround: (hex: string) => `[${hex}] isn’t open terrain`,
};
