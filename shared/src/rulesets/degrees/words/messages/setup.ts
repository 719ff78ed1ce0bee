/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const setup = {
  blockedHex: 'no fighter can stand there',
  notThere: (thing: string) => `"${thing}" doesn’t belong here`,
  ofItsType: 'only court and rumor weapons are verbal, only ranged weapons use ammunition or need loading, and only close weapons can be thrown',
  powerLacks: 'its effect is incomplete, or doesn’t fit its delivery, range or radius',
  emptyArray: 'an array needs at least one effect',
};
