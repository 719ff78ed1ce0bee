/* Generated from en/amounts.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const amounts = {
  ap: (n: number) => `${formatNumber(n)} AP`,
  rp: (n: number) => `${formatNumber(n)} RP`,
  fp: (n: number) => `${formatNumber(n)} FP`,
  mana: (n: number) => `${formatNumber(n)} mana`,
  charges: (n: number) => pluralForm(n, { one: `${formatNumber(n)} charge`, other: `${formatNumber(n)} charges` }),
};
