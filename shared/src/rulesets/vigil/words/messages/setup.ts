/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const setup = {
  notCarried: (weapon: string) => `"${weapon}" isn’t one of the fighter’s weapons`,
  leadsNowhere: (feature: string, hex: string) => `"${feature}" leads to [${hex}], which isn’t open terrain`,
  noGround: (hex: string) => `[${hex}] isn’t open terrain`,
};
