import type { Part, Specialty } from '../sheet/specialties.ts';

/* The tables of section 7.5. */

/** The Initiative table: the Target Specialty by what one die shows. */
export const INITIATIVE: readonly Specialty[] = ['react', 'hunch', 'stand-firm', 'run', 'hide', 'drive']; // HUNT-3

/** The Body Part table by the sum of two dice; a 7 is left to choice. */
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
