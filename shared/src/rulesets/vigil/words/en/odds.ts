/** The labels of a forecast's outcomes. */
export const odds = {
  noDamage: 'No damage',
  damage: 'Damage',
};
