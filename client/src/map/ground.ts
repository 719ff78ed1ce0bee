import { type Hex, type HexMap, isCover, isDifficult, lookOfGround } from '@riposte/shared';
import type { Graphics } from 'pixi.js';
import { centerOf, cornersOf, HEX_SIZE } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';

/** Returns the color that marks ground with a look, or else difficult ground. */
export function groundColor(map: HexMap, at: Hex): number {
  const look = lookOfGround(map, at);
  if (look === 'water') return MAP_COLORS.water;
  if (look === 'planks') return MAP_COLORS.plank;
  return look === 'brush' ? MAP_COLORS.brush : MAP_COLORS.rubble;
}

/** Draws plants and debris on the ground. */
export function drawGroundDetails(drawing: Graphics, map: HexMap, at: Hex): void {
  const look = lookOfGround(map, at);
  if (look === 'water') drawWaves(drawing, at);
  else if (look === 'planks') drawPlanks(drawing, at, isDifficult(map, at));
  else if (look === 'brush') drawBrush(drawing, at);
  else if (isDifficult(map, at)) drawRubble(drawing, at);
  if (isCover(map, at)) drawCover(drawing, at);
}

/** Draws waves in three rows. */
function drawWaves(drawing: Graphics, at: Hex): void {
  const { x, y } = centerOf(at);
  const shift = noise(at) * 8 - 4;
  for (const [dy, half] of [
    [-20, 12],
    [-2, 25],
    [17, 18],
  ] as const) {
    // biome-ignore format: keeps each row on one line
    const from = x - half + shift;
    drawing.moveTo(from, y + dy);
    for (let step = 0; step < half; step += 6)
      drawing
        .quadraticCurveTo(from + 2 * step + 3, y + dy - 5, from + 2 * step + 6, y + dy)
        .quadraticCurveTo(from + 2 * step + 9, y + dy + 5, from + 2 * step + 12, y + dy);
  }
  drawing.stroke({ color: MAP_COLORS.wave, width: 2, alpha: 0.9 });
}

/** Draws planks. On difficult ground, some planks are missing. */
function drawPlanks(drawing: Graphics, at: Hex, isBroken: boolean): void {
  const { x, y } = centerOf(at);
  for (const [index, dy] of [-22, -11, 0, 11, 22].entries()) {
    const half = Math.min(30, 46 - Math.abs(dy) * 0.85);
    drawing.moveTo(x - half, y + dy).lineTo(x + half, y + dy);
    if (isBroken && index % 2 === 1) {
      const from = x - half + noise([at[0] + index, at[1]]) * half;
      drawing.stroke({ color: MAP_COLORS.plankEdge, width: 2 });
      drawing.rect(from, y + dy + 1, half * 0.7, 9).fill({ color: 0x14232d });
      drawing
        .moveTo(from, y + dy + 1)
        .lineTo(from + 6, y + dy + 6)
        .lineTo(from + 3, y + dy + 10);
    }
    drawing.stroke({ color: MAP_COLORS.plankEdge, width: 2 });
  }
  for (const dx of [-24, 24]) drawing.moveTo(x + dx, y - 18).lineTo(x + dx, y + 18);
  drawing.stroke({ color: 0xd9b98a, width: 2.5, alpha: 0.9 });
}

/** Draws tufts of leaves, for difficult ground. */
function drawBrush(drawing: Graphics, at: Hex): void {
  for (let index = 0; index < 9; index++) {
    const { x, y } = scattered(at, index, 0.2, 0.82);
    for (const [dx, dy] of [[-6, -6], [-2, -9], [3, -9], [7, -5]] as const) drawing.moveTo(x, y + 3).lineTo(x + dx, y + dy); // biome-ignore format: keeps the leaves on one line
  }
  drawing.stroke({ color: MAP_COLORS.leaf, width: 1.8, alpha: 0.95 });
}

/** Draws loose stones, for difficult ground. */
function drawRubble(drawing: Graphics, at: Hex): void {
  for (let index = 0; index < 10; index++) {
    const { x, y } = scattered(at, index, 0.25, 0.8);
    const size = 3.2 + 3.2 * noise([index, at[0] + at[1]]);
    const corners = (by: number) => [x - size, y + by, x - size * 0.4, y - size * 0.8 + by, x + size * 0.7, y - size * 0.6 + by, x + size, y + size * 0.3 + by, x, y + size * 0.8 + by]; // biome-ignore format: keeps the corners on one line
    drawing.poly(corners(2)).fill({ color: 0x17140d, alpha: 0.7 });
    drawing.poly(corners(0)).fill({ color: MAP_COLORS.stone }).stroke({ color: 0x2a261c, width: 1 });
  }
}

/** Draws cover as a low fence around the hex, so that a token does not hide it. */
function drawCover(drawing: Graphics, at: Hex): void {
  const outer = cornersOf(at, 3);
  const point = (index: number, share: number) => {
    const corner = (one: number) => [outer[(one % 6) * 2] ?? 0, outer[(one % 6) * 2 + 1] ?? 0] as const;
    const [[x, y], [nextX, nextY]] = [corner(index), corner(index + 1)];
    return [x + (nextX - x) * share, y + (nextY - y) * share] as const;
  };
  for (const [color, width, rise] of [
    [0x17110a, 9, 3],
    [0x8a6234, 7, 0],
    [MAP_COLORS.cover, 4.5, -3],
  ] as const) {
    // biome-ignore format: keeps the courses of stones on one line
    for (let edge = 0; edge < 6; edge++) {
      const [[x, y], [toX, toY]] = [point(edge, 0.16), point(edge, 0.84)];
      drawing.moveTo(x, y + rise).lineTo(toX, toY + rise);
    }
    drawing.stroke({ color, width, cap: 'round' });
  }
}

/** Draws the joints between the stones of a wall, at a height above the ground. */
export function drawJoints(drawing: Graphics, at: Hex, height: number, alpha: number): void {
  const { x, y } = centerOf(at);
  const [middle, shift] = [y - height, noise(at) * 12 - 6];
  drawing.moveTo(x - 31, middle - 4).lineTo(x + 31, middle + 3);
  drawing.moveTo(x + shift, middle - 1).lineTo(x + shift - 4, middle + 30);
  drawing.moveTo(x - shift - 9, middle - 3).lineTo(x - shift - 5, middle - 29);
  drawing.moveTo(x + 14 - shift / 2, middle).lineTo(x + 16 - shift / 2, middle - 24);
  drawing.stroke({ color: 0x7d705c, width: 1.8, alpha });
}

/** Returns a pseudo-random point in a hex, outside the token in its center. Equal arguments give the same point. */
function scattered(at: Hex, index: number, least: number, most: number): { x: number; y: number } {
  const { x, y } = centerOf(at);
  const angle = (index + noise([at[0] + index, at[1] * 3 + index])) * 2.4;
  const distance = HEX_SIZE * (least + (most - least) * Math.sqrt(noise([at[1] + index * 5, at[0]])));
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** Returns a number from 0 to 1 that looks random, but is always the same for a hex. */
function noise([q, r]: readonly [number, number]): number {
  const value = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
