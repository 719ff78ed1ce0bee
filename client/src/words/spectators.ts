/* Generated from en/spectators.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const watching = (count: number) => `${formatNumber(count)} watching`;
export const unnamed = (count: number) => `${formatNumber(count)} unnamed`;
export const andMoreUnnamed = (count: number) => `and ${formatNumber(count)} more without a name`;
