/* Generated from en/refusals.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const refusals = {
  lacks: (price: string, has: number) => `That costs ${price}; you have ${formatNumber(has)}.`,
  outOfRange: (away: number, most: number) => `Out of range: that is ${pluralForm(away, { one: `${formatNumber(away)} hex`, other: `${formatNumber(away)} hexes` })} away, and the limit is ${formatNumber(most)}.`,
  slotUsed: {
    regular: 'You already used your regular action this round.',
    movement: 'You already used your movement action this round.',
    quick: 'You already used your quick action this round.',
  },
  tooFar: (cost: number, has: number) => `Too far: that costs ${formatNumber(cost)} movement, and you have ${formatNumber(has)}.`,
  ambushed: 'You’re ambushed: in round 1, you have only your quick action and can’t use boosts.',
  dazed: 'You’re dazed: you can’t use or forgo your regular action.',
  stuck: { held: 'You can’t do that while you’re held.', prone: 'You can’t do that while you’re prone.' },
  tooLarge: (name: string) => `${name} is too large for that: they’re two or more sizes larger than you.`,
  boostOnce: 'You can use that boost only once per action.',
  boostHost: 'You can’t use that boost with this action.',
};
