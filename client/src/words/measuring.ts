/* Generated from en/measuring.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const measure = 'Measure';
export const measureKey = 'Measure (,)';
export const MEASURES = { ruler: 'Ruler', burst: 'Burst', cone: 'Cone', line: 'Line' };
export const smaller = 'Smaller (−)';
export const larger = 'Larger (+)';
export const rotate = 'Rotate (R)';
export const showToOthers = 'Show to others';
export const close = 'Stop measuring (Esc)';
export const size = (hexes: number) => `Size ${formatNumber(hexes)}`;
export const chooseStart = 'Choose the hex to measure from.';
export const chooseEnd = 'Choose the hex to measure to.';
export const choosePlace = 'Choose a hex on the map.';
export const distance = (hexes: number) =>
  `Distance: ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}`;
export const covers = (hexes: number) =>
  `Covers ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}`;
export const outOfSight = (hexes: number) => `${formatNumber(hexes)} out of sight`;
export const inSight = 'in sight';
export const notInSight = 'out of sight';
export const unseenFighter = (name: string) => `${name} (out of sight)`;
export const sideHas = (side: string, count: number, names: string) =>
  `${side} (${formatNumber(count)}): ${names}`;
export const coversNoFighter = 'No fighters';
