import type { ResourceRole } from '@riposte/shared';

/** The accent colors of the sides, in the order in which the sides appear at the table. */
export const SIDE_COLORS = [0x56c2ae, 0xec6a52, 0xd2b8fa, 0x4a8ce8, 0xd9c45a] as const;

/** Returns the CSS color of a side. The list in base.css must match `SIDE_COLORS`. */
export function sideVariable(index: number): string {
  return `var(--side-${index % SIDE_COLORS.length})`;
}

/** Returns the CSS color of a resource with this role, such as health or action points. */
export function roleVariable(role: ResourceRole): string {
  return `var(--role-${role})`;
}

/**
 * The colors of the map. Marks have dark outlines (`shade`), so that the mark or its outline has a contrast of at least
 * 3:1 against every ground.
 */
export const MAP_COLORS = {
  board: 0x241c16,
  wallTop: 0xd8cdb8,
  stone: 0xd2c6ac,
  rubble: 0x4b4638,
  cover: 0xdcb277,
  water: 0x25536f,
  wave: 0xbfe2f2,
  plank: 0x5f4328,
  plankEdge: 0x3a2917,
  brush: 0x3f4a2c,
  leaf: 0xbfd28a,
  reach: 0xffd27a,
  light: 0xffd27a,
  asked: 0x8cc6ff,
  aim: 0xffa898,
  path: 0xffe6b0,
  spell: 0xc3caff,
  danger: 0xffa898,
  text: 0xf5ecdf,
  shade: 0x120d09,
  condition: 0x8f2f22,
  healthy: 0x8be0b0,
  hurt: 0xffc35c,
  dying: 0xff9c8a,
} as const;

/** The colors of resources on the map, by role. The colors in base.css must match them. */
export const ROLE_COLORS: Readonly<Record<ResourceRole, number>> = {
  health: 0x8be0b0,
  action: 0xffc35c,
  reaction: 0x8cc6ff,
  momentum: 0xd9aef5,
  focus: 0xb9c1ff,
  movement: 0x9fe0c0,
  burden: 0xff8a75,
  neutral: 0xd8c8b4,
};

/** Returns the color of the ring that shows health. `share` is the share of health left, from 0 to 1. */
export function healthColor(share: number): number {
  if (share > 0.6) return MAP_COLORS.healthy;
  return share > 0.3 ? MAP_COLORS.hurt : MAP_COLORS.dying;
}
