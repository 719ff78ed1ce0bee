/* Generated from en/sums.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const sums = {
  causes: {
    all: 'Everything',
    'ally-help': 'Help from an ally',
    analysis: 'Analysis',
    armor: 'Armor',
    attitude: 'Attitude',
    base: 'Base',
    cover: 'Cover',
    distract: 'Distracted attacker',
    fortune: 'Fortune Die',
    hunch: 'Hunch',
    pace: 'Pace',
    'power-level': 'Power level',
    'prone-target': 'Prone target',
    rank: 'Rank',
    shield: 'Shield',
    slam: 'Slam',
  },
  success: (degrees: number) => pluralForm(degrees, { one: `${formatNumber(degrees)} degree of success`, other: `${formatNumber(degrees)} degrees of success` }),
  failure: (degrees: number) => pluralForm(degrees, { one: `${formatNumber(degrees)} degree of failure`, other: `${formatNumber(degrees)} degrees of failure` }),
  check: (dc: number, margin: string, result: string) => `vs. ${formatNumber(dc)}, margin ${margin}: ${result}`,
  checkOf: (name: string, what: string) => `${name}: ${what}`,
  margin: 'margin so far',
  needs: (least: number) => `d20: ${formatNumber(least)} or more`,
  fortune: (least: number) => `Fortune Die (d6): ${formatNumber(least)} or more`,
  d20: 'd20',
  defended: 'd20 + d6',
};
