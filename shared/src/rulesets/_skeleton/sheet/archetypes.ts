import type { Sheet } from './sheet.ts';

/** The data of archetypes. */
export const ARCHETYPES: Readonly<Record<string, Sheet>> = {
  knight: { maxHp: 14, damageDie: 6 },
  wolf: { maxHp: 9, damageDie: 4 },
  ogre: { maxHp: 20, damageDie: 8 },
};
