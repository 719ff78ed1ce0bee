/* Generated from en/params.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const params = {
  labels: {
    weapon: 'Weapon',
    target: 'Target',
    boosts: 'Boosts',
    ability: 'Ability',
    to: 'Hex',
    boost: 'Boost',
    path: 'Path',
    minor: 'Minor action',
    feature: 'Ladder or rope',
    stat: 'Stat',
    note: 'Description',
    action: 'Action',
    for: 'Trade for',
    difficulty: 'Difficulty',
  },
  nothing: 'Nothing',
  at: (name: string) => `at ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` }),
  boosts: (boosts: string) => `with ${boosts}`,
  drop: 'drop the weapon in hand',
  draw: (weapon: string) => `draw a weapon (${weapon})`,
};
