/* Generated from en/refusals.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const refusals = {
  outOfRange: (away: number, most: number) => `Out of range: that is ${pluralForm(away, { one: `${formatNumber(away)} hex`, other: `${formatNumber(away)} hexes` })} away, and the limit is ${formatNumber(most)}.`,
  tooFar: (cost: number, budget: number) => `Too far: that costs ${formatNumber(cost)} movement and you have ${formatNumber(budget)}.`,
  disarmed: 'You’re disarmed: you can only grapple, shove or use an improvised weapon.',
  silenced: 'You’re silenced: you can’t cast, channel or release spells.',
  immobilized: 'You’re immobilized and can’t move.',
  grappled: 'You’re grappled and can’t move.',
  noFullAttack: 'You’re stunned and can’t make a full attack.',
  stunned: 'You’re stunned: you have either a standard or a minor action each turn, not both.',
  tooDear: (price: string, has: number) => `That costs ${price}; you have ${formatNumber(has)}.`,
};
