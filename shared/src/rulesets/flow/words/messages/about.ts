/* Generated from en/about.json by `npm run words`. Edit that file instead. */

export const about = {
  strikes: (by: string, target: string, weapon: string) => `${by} strikes at ${target}: ${weapon}.`,
  disarms: (by: string, target: string, weapon: string) => `${by} tries to disarm ${target}: ${weapon}.`,
  casts: (by: string, spell: string) => `${by} casts ${spell}.`,
  castsOn: (by: string, spell: string, target: string) => `${by} casts ${spell} on ${target}.`,
  facts: { level: 'Rolled', damage: 'Damage', flow: 'Flow Action' },
};
