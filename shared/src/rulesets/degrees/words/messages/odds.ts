/* Generated from en/odds.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const odds = {
  miss: 'Miss',
  hit: (degrees: number) => `Hit (${pluralForm(degrees, { one: `${formatNumber(degrees)} degree`, other: `${formatNumber(degrees)} degrees` })})`,
  hitByMost: (degrees: number) => `Hit (${formatNumber(degrees)} or more degrees)`,
  success: (degrees: number) => `Succeeds by ${pluralForm(degrees, { one: `${formatNumber(degrees)} degree`, other: `${formatNumber(degrees)} degrees` })}`,
  successByMost: (degrees: number) => `Succeeds by ${formatNumber(degrees)} or more degrees`,
  failure: 'Fails by 1 degree',
  failureByMost: 'Fails by 2 or more degrees',
  state: {
    unhurt: 'No harm',
    bruised: 'Bruised',
    strained: 'Strained',
    dazed: 'Hurt and dazed',
    staggered: 'Staggered',
    out: 'Defeated',
  },
};
