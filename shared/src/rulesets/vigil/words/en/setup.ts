/** Faults of a setup or of a fighter who joins. */
export const setup = {
  notCarried: (weapon: string) => `"${weapon}" isn’t one of the fighter’s weapons`,
  leadsNowhere: (feature: string, hex: string) => `"${feature}" leads to [${hex}], which isn’t open terrain`,
  noGround: (hex: string) => `[${hex}] isn’t open terrain`,
};
