/** Faults of a setup or of a fighter who joins. */
export const setup = {
  notCarried: (weapon: string) => `"${weapon}" is not among its weapons`,
  leadsNowhere: (feature: string, hex: string) => `"${feature}" leads to [${hex}], which isn’t open terrain`,
  noGround: (hex: string) => `[${hex}] isn’t open terrain`,
};
