import type { Sheet } from './sheet.ts';

/** The archetypes: ready-made fighters. A setup names an archetype as the `kind` of a fighter. */
export const ARCHETYPES: Readonly<Record<string, Sheet>> = {
  knight: { maxHp: 14, damageDie: 6 },
  wolf: { maxHp: 9, damageDie: 4 },
  ogre: { maxHp: 20, damageDie: 8 },
};
