import {
  add,
  DIRECTIONS,
  type Hex,
  type HexMap,
  isDifficult,
  isOnMap,
  isWall,
  lookOfGround,
  range,
} from '@riposte/shared';
import { Graphics } from 'pixi.js';
import { cornersOf, edgeOf, SIDES } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import { drawGroundDetails, drawJoints, groundColor } from './ground.ts';

/**
 * Draws the ground of a map with a background picture. The picture stays visible on bare ground; other terrain is
 * marked.
 */
export function drawVeiledGround(map: HexMap): Graphics {
  const drawing = new Graphics();
  const hexes = range([0, 0], map.radius);
  for (const at of hexes) drawVeil(drawing, map, at);
  for (const at of hexes) {
    if (isWall(map, at)) drawVeiledWall(drawing, map, at);
    else drawGroundDetails(drawing, map, at);
  }
  return drawing;
}

/** Draws a translucent color over terrain that has rules or that the GM has painted. */
function drawVeil(drawing: Graphics, map: HexMap, at: Hex): void {
  const isBare = isWall(map, at) || (lookOfGround(map, at) === undefined && !isDifficult(map, at));
  if (!isBare) drawing.poly(cornersOf(at, 0.6)).fill({ color: groundColor(map, at), alpha: 0.55 });
  drawing.poly(cornersOf(at, 1.6)).stroke({ color: 0xffffff, width: 1, alpha: 0.22 });
  drawing.poly(cornersOf(at, 0.4)).stroke({ color: MAP_COLORS.shade, width: 1.4, alpha: 0.6 });
}

/** Draws a wall that stands out from both light and dark pictures. */
function drawVeiledWall(drawing: Graphics, map: HexMap, at: Hex): void {
  drawing.poly(cornersOf(at, 0.3)).fill({ color: MAP_COLORS.shade, alpha: 0.62 });
  drawJoints(drawing, at, 0, 0.9);
  for (const [color, width] of [
    [MAP_COLORS.shade, 6],
    [MAP_COLORS.wallTop, 3],
  ] as const) {
    for (const side of SIDES) {
      const beyond = add(at, DIRECTIONS[side]);
      if (isWall(map, beyond) || !isOnMap(map, beyond)) continue;
      const [from, to] = edgeOf(at, side, 1.5);
      drawing.moveTo(...from).lineTo(...to);
    }
    drawing.stroke({ color, width, cap: 'round' });
  }
}
