import type { Sheet } from './sheet.ts';

/** The archetypes: ready-made fighters that a setup names as a fighter's `kind`. */
export const ARCHETYPES: Readonly<Record<string, Sheet>> = {
  knight: { maxHp: 14, damageDie: 6 },
  wolf: { maxHp: 9, damageDie: 4 },
  ogre: { maxHp: 20, damageDie: 8 },
};
