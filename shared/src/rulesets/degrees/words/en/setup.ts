/** Faults of a setup, or of a fighter that joins a battle. */
export const setup = {
  blockedHex: 'no fighter can stand there',
  notThere: (thing: string) => `"${thing}" has its place elsewhere`,
  ofItsType:
    'only court and rumor can be verbal, only ranged weapons shoot and load, only close weapons can be thrown',
  powerLacks: 'its effect lacks a part, or doesn’t fit its delivery, range or radius',
  emptyArray: 'an array needs at least one effect',
};
