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
import { MAP_COLORS } from '../theme/colors.ts';
import { drawJoints, drawLie, floorOf } from './ground.ts';
import { cornersOf, edgeOf } from './metrics.ts';

/** Draws the ground over a background picture: bare ground stays visible, and other terrain is marked. */
export function drawVeiledGround(map: HexMap): Graphics {
  const drawing = new Graphics();
  const hexes = range([0, 0], map.radius);
  for (const at of hexes) drawVeil(drawing, map, at);
  for (const at of hexes) {
    if (isWall(map, at)) drawVeiledWall(drawing, map, at);
    else drawLie(drawing, map, at);
  }
  return drawing;
}

/** Draws a translucent veil on terrain with rules or with a color painted by the GM. */
function drawVeil(drawing: Graphics, map: HexMap, at: Hex): void {
  const isBare = isWall(map, at) || (lookOfGround(map, at) === undefined && !isDifficult(map, at));
  if (!isBare) drawing.poly(cornersOf(at, 0.6)).fill({ color: floorOf(map, at), alpha: 0.55 });
  drawing.poly(cornersOf(at, 1.6)).stroke({ color: 0xffffff, width: 1, alpha: 0.22 });
  drawing.poly(cornersOf(at, 0.4)).stroke({ color: MAP_COLORS.shade, width: 1.4, alpha: 0.6 });
}

/** Draws a wall that contrasts with light and dark backgrounds. */
function drawVeiledWall(drawing: Graphics, map: HexMap, at: Hex): void {
  drawing.poly(cornersOf(at, 0.3)).fill({ color: MAP_COLORS.shade, alpha: 0.62 });
  drawJoints(drawing, at, 0, 0.9);
  for (const [color, width] of [
    [MAP_COLORS.shade, 6],
    [MAP_COLORS.wallTop, 3],
  ] as const) {
    for (const side of [0, 1, 2, 3, 4, 5] as const) {
      const beyond = add(at, DIRECTIONS[side]);
      if (isWall(map, beyond) || !isOnMap(map, beyond)) continue;
      const [from, to] = edgeOf(at, side, 1.5);
      drawing.moveTo(...from).lineTo(...to);
    }
    drawing.stroke({ color, width, cap: 'round' });
  }
}
