/* Generated from en/sums.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const sums = {
  fixed: 'fixed result',
  baseDice: '2d6',
  rolledAgainst: (opponent: string) => `2d6 against ${opponent}`,
  fixedAgainst: (opponent: string) => `fixed result against ${opponent}`,
  minimum: 'at least 0',
  addedDice: (cause: string, dice: number) => `${cause}: +${pluralForm(dice, { one: `${formatNumber(dice)} die`, other: `${formatNumber(dice)} dice` })}`,
  removedDice: (cause: string, dice: number) => `${cause}: −${pluralForm(dice, { one: `${formatNumber(dice)} die`, other: `${formatNumber(dice)} dice` })}`,
  checkOf: (name: string, stat: string) => `${name}: ${stat}`,
  pool: (dice: number, modifier: string) => `${formatNumber(dice)}d6 ${modifier}`,
  reducedPool: (dice: number, modifier: string) => `2d6 − ${formatNumber(dice)}d6 ${modifier}`,
  exploding: (dice: string) => `${dice}, sixes explode`,
  toRoll: (dice: string, need: string) => `${dice}: ${need}`,
  orMore: (least: number) => `${formatNumber(least)} or more`,
  reachOpponent: 'the opponent’s result or more',
  exceedOpponent: 'more than the opponent’s result',
  rolledDice: (dice: string) => `base dice (${dice})`,
  extraDice: (dice: string) => `extra dice (${dice})`,
  sixes: (dice: string) => `exploding sixes (${dice})`,
  noExtraDice: 'no extra dice',
  advantage: (dice: number) => `${pluralForm(dice, { one: `${formatNumber(dice)} die`, other: `${formatNumber(dice)} dice` })} of advantage`,
  disadvantage: (dice: number) => `${pluralForm(dice, { one: `${formatNumber(dice)} die`, other: `${formatNumber(dice)} dice` })} of disadvantage`,
  fixedWith: (dice: string) => `fixed result (${dice})`,
  against: (total: number, difficulty: number) => `${formatNumber(total)} vs. ${formatNumber(difficulty)}`,
};
