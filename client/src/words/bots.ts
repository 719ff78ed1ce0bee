/* Generated from en/bots.json by `npm run words`. Edit that file instead. */

export const LEVELS = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };
export const TEMPERAMENTS = {
  cautious: 'Cautious',
  fierce: 'Fierce',
  cowardly: 'Cowardly',
  guardian: 'Guards its leader',
  predator: 'Hunts the weak',
  merciful: 'Spares the fallen',
};
export const level = 'Bot level';
export const levelOf = (side: string) => `Bot level of ${side}`;
export const differentLevels = 'Different levels';
export const temperament = 'Temperament';
export const noTemperament = 'None';
export const ofItsArchetype = 'From its archetype';
