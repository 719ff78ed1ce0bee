/** Faults of a setup, or of a fighter that joins a battle. */
export const setup = {
  blockedHex: 'nobody can stand there',
  notThere: (thing: string) => `"${thing}" has its place elsewhere`,
  ofItsType:
    'court and rumor alone are bound verbal, ranged weapons alone shoot and load, close ones alone are thrown',
  powerLacks: 'its effect lacks a part, or does not go with delivery, range or radius',
  emptyArray: 'an array has at least one effect',
};
