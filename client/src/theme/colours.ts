import type { ResourceRole } from '@riposte/shared';

/** One accent for each side, in the order in which sides appear on the table. */
export const SIDE_COLOURS = [0x56c2ae, 0xec6a52, 0xb394f0, 0x6db0f2, 0xd9c45a] as const;

/** The CSS colour of a side: the same list as `SIDE_COLOURS`, in base.css. */
export function sideVariable(index: number): string {
  return `var(--side-${index % SIDE_COLOURS.length})`;
}

/** The CSS colour of a role. */
export function roleVariable(role: ResourceRole): string {
  return `var(--role-${role})`;
}

/** What the map is drawn with; the DOM has the same tones in base.css. */
export const MAP_COLOURS = {
  felt: 0x17120e,
  ground: 0x33291f,
  groundAlternate: 0x372c21,
  grid: 0x4a3b2d,
  wall: 0x0f0b08,
  wallTop: 0x5b4a3a,
  difficult: 0x4d4a2c,
  cover: 0x2f4038,
  reach: 0xe3a84a,
  path: 0xffdf9e,
  spell: 0x9aa5f5,
  danger: 0xef5f49,
  text: 0xf5ecdf,
  shade: 0x120d09,
  healthy: 0x8cc27a,
  hurt: 0xe3a84a,
  dying: 0xef5f49,
} as const;

/** The colour of a health ring that is so full (0 to 1). */
export function healthColour(share: number): number {
  if (share > 0.6) return MAP_COLOURS.healthy;
  return share > 0.3 ? MAP_COLOURS.hurt : MAP_COLOURS.dying;
}
