/** The data of archetypes. */
export const ARCHETYPES: Readonly<Record<string, { readonly maxHp: number; readonly harm: number }>> = {
  knight: { maxHp: 14, harm: 6 },
  wolf: { maxHp: 9, harm: 4 },
  ogre: { maxHp: 20, harm: 8 },
};
