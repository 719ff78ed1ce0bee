/* Generated from en/sums.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const sums = {
  levels: {
    'critical-failure': 'critical failure',
    failure: 'failure',
    normal: 'normal success',
    hard: 'hard success',
    major: 'major success',
    critical: 'critical success',
  },
  initiative: (die: number, modifier: number, total: number) => `1d10 ${formatNumber(die)} + ${formatNumber(modifier)} = ${formatNumber(total)}`,
  advantage: (reasons: string) => `Advantage: ${reasons}`,
  disadvantage: (reasons: string) => `Disadvantage: ${reasons}`,
  checkOf: (name: string, skill: string) => `${name}: ${skill}`,
  limit: 'limit of 10 to 90',
  toRoll: {
    one: (most: number) => `d100: ${formatNumber(most)} or less`,
    lower: (most: number) => `the lower of two d100: ${formatNumber(most)} or less`,
    higher: (most: number) => `the higher of two d100: ${formatNumber(most)} or less`,
  },
  rolledLevel: (level: string) => `already rolled: ${level}`,
  unlessResisted: 'succeeds unless resisted',
  noRoll: 'no roll',
  rolled: (roll: number) => `d100 ${formatNumber(roll)}`,
  check: (rolled: string, level: string) => `${rolled}: ${level}`,
  damage: (sum: string, isHalved: 'true' | 'other', dr: number, total: number) => `${sum}${(isHalved === 'true' ? ', halved' : '')}${pluralForm(dr, { '=0': '', other: ` − DR ${formatNumber(dr)}` })} = ${formatNumber(total)}`,
  rolledTwice: (dice: string, roll: number) => `d100 ${dice} → ${formatNumber(roll)}`,
};
