import { type Hex, type HexMap, hexKey, isCover, isDifficult, isWall, range } from '@riposte/shared';
import { Graphics } from 'pixi.js';
import { cornersOf, edgeOf, keysOf, openSides, SIDES } from '../scenery/metrics.ts';

import { MAP_COLORS } from '../theme/colors.ts';

const STROKES = [[MAP_COLORS.shade, 6], [MAP_COLORS.text, 2.6]] as const; // biome-ignore format: keeps each pair on one line
/** The part of an edge that a dash covers. */
const DASH = [0.3, 0.7] as const;

/**
 * Draws strong outlines: closed ones around walls, double ones around cover, and dashed ones around difficult ground.
 */
export function drawTerrainOutlines(map: HexMap): Graphics {
  const drawing = new Graphics();
  const hexes = range([0, 0], map.radius);
  const walls = keysOf(hexes.filter((at) => isWall(map, at)));
  for (const [color, width] of STROKES) {
    for (const at of hexes) {
      if (walls.has(hexKey(at))) traceWall(drawing, walls, at);
      if (isDifficult(map, at)) traceDashes(drawing, at);
      if (isCover(map, at)) for (const inset of [3, 10]) drawing.poly(cornersOf(at, inset));
    }
    drawing.stroke({ color, width, cap: 'round' });
  }
  return drawing;
}

function traceWall(drawing: Graphics, walls: ReadonlySet<number>, at: Hex): void {
  for (const side of openSides(walls, at)) {
    const [from, to] = edgeOf(at, side, 1);
    drawing.moveTo(...from).lineTo(...to);
  }
}

function traceDashes(drawing: Graphics, at: Hex): void {
  for (const side of SIDES) {
    const [[x, y], [toX, toY]] = edgeOf(at, side, 5);
    const [start, end] = DASH;
    drawing.moveTo(x + (toX - x) * start, y + (toY - y) * start);
    drawing.lineTo(x + (toX - x) * end, y + (toY - y) * end);
  }
}
