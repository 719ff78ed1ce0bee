/* Generated from en/derivation.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const whyThis = (chance: string) => `Why ${chance}?`;
export const howItIsCalculated = (chance: string) => `How ${chance} is calculated`;
export const cause = 'Cause';
export const value = 'Value';
export const effect = 'Effect on the chance';
export const total = 'Total';
export const chance = 'Chance';
export const results = 'Dice results';
export const fromTo = (from: number, to: number) => `${formatNumber(from)} to ${formatNumber(to)}`;
export const reactions = 'Possible reactions';
export const changedBy = (points: string) => `(${points})`;
export const rule = 'Rule';
