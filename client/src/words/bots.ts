import type { Temperament } from '@riposte/shared/engine/content/content';
import type { Level } from '@riposte/shared/engine/setup/setup';

/* Text about the levels and temperaments of bots. */

export const LEVELS: Readonly<Record<Level, string>> = {
  easy: 'Easy',
  normal: 'Normal',
};

export const TEMPERAMENTS: Readonly<Record<Temperament, string>> = {
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
