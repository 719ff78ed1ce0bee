/** Outcomes in a forecast. */
export const odds = {
  noDamage: 'No damage',
  damage: 'Damage',
};
