/* Generated from en/about.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../../../engine/language/intl.ts';

export const about = {
  weapon: 'Weapon',
  boosts: 'Boosts',
  defense: 'Defense',
  disadvantage: 'Disadvantage dice',
  steps: 'Hexes moved',
  of: (made: number, length: number) => `${formatNumber(made)} of ${formatNumber(length)}`,
};
