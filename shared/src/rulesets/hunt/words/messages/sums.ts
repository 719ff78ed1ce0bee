/* Generated from en/sums.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../../../engine/language/intl.ts';

export const sums = {
  outcomes: { success: 'success', failure: 'failure', critical: 'critical', fumble: 'fumble' },
  checkOf: (name: string, specialty: string) => `${name}: ${specialty}`,
  difficultyOf: (check: string) => `${check}, difficulty`,
  modifierOf: (check: string) => `${check}, modifiers`,
  toRoll: (least: number) => `2d6: ${formatNumber(least)} or more`,
  toRollOpen: '2d6: at least the difficulty, with the modifiers',
  deathCheckOf: (name: string) => `${name}: death check`,
  overParts: 'More than the damaged parts',
  allWill: 'All Willpower',
  toSurvive: (least: number) => `1d6: ${formatNumber(least)} or more`,
  twoDice: (dice: string) => `2d6 (${dice})`,
  oneDie: '1d6',
  need: (cause: string, value: number) => `Difficulty: ${cause} (${formatNumber(value)})`,
  against: (difficulty: number, outcome: string) => `vs. ${formatNumber(difficulty)}: ${outcome}`,
  death: (parts: number) => `needs more than ${formatNumber(parts)}`,
};
