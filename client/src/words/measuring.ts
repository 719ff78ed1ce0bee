import { counted } from '@riposte/shared/engine/presentation/text/plural';

/* Text of the measuring tool. */

export const measure = 'Measure';
export const measureKey = 'Measure (,)';
export const MEASURES = {
  ruler: 'Ruler',
  burst: 'Burst',
  cone: 'Cone',
  line: 'Line',
} as const;
export const smaller = 'Smaller (−)';
export const larger = 'Larger (+)';
export const rotate = 'Rotate (R)';
export const showToOthers = 'Show to others';
export const close = 'Stop measuring (Esc)';
export const size = (hexes: number) => `Size ${hexes}`;
export const chooseStart = 'Choose the hex to measure from.';
export const chooseEnd = 'Choose the hex to measure to.';
export const choosePlace = 'Choose a hex on the map.';
export const distance = (hexes: number) => `Distance: ${counted(hexes, 'hex', 'hexes')}`;
export const covers = (hexes: number) => `Covers ${counted(hexes, 'hex', 'hexes')}`;
export const outOfSight = (hexes: number) => `${hexes} out of sight`;
export const inSight = 'in sight';
export const notInSight = 'out of sight';
export const unseenFighter = (name: string) => `${name} (out of sight)`;
export const sideHas = (side: string, count: number, names: readonly string[]) =>
  `${side} (${count}): ${names.join(', ')}`;
export const coversNoFighter = 'No fighters';
