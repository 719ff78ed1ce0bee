import type { Part, Specialty } from '../sheet/specialties.ts';

/** The Initiative table: the Target Specialty for each number that is rolled. */
export const INITIATIVE: readonly Specialty[] = ['react', 'hunch', 'stand-firm', 'run', 'hide', 'drive']; // HUNT-3

/** The Body Part table: the part that is hit, for each sum of two dice. On a 7, the attacker chooses. */
export const BODY: Readonly<Record<number, Part | 'choice'>> = {
  2: 'brain',
  3: 'main-arm',
  4: 'main-leg',
  5: 'gut',
  6: 'senses',
  7: 'choice',
  8: 'mouth',
  9: 'lungs',
  10: 'off-leg',
  11: 'off-arm',
  12: 'heart',
}; // HUNT-30
