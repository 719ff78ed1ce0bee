/* Generated from en/amounts.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const amounts = {
  mp: (n: number) => `${formatNumber(n)} MP`,
  focus: (n: number) => `${formatNumber(n)} focus`,
  stress: (n: number) => `${formatNumber(n)} stress`,
  discord: (n: number) => `${formatNumber(n)} discord`,
  recovery: (n: number) => pluralForm(n, { one: `${formatNumber(n)} recovery`, other: `${formatNumber(n)} recoveries` }),
};
