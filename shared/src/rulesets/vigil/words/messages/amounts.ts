/* Generated from en/amounts.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../../../engine/language/intl.ts';

export const amounts = {
  vigor: (n: number) => `${formatNumber(n)} vigor`,
  focus: (n: number) => `${formatNumber(n)} focus`,
};
