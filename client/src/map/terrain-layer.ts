import { type Hex, type HexMap, isCover, isDifficult, isWall, range } from '@riposte/shared';
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../store/scene.ts';
import { MAP_COLOURS } from '../theme/colours.ts';
import { centreOf, cornersOf, HEX_SIZE } from './metrics.ts';

/** The ground: drawn once for a map and kept as a texture. */
export class TerrainLayer {
  readonly view = new Container();
  #map: HexMap | null = null;

  /** Draws a scene's map, unless it is the one already shown. */
  show({ table: { map } }: Scene): boolean {
    if (map === this.#map) return false;
    this.#map = map;
    for (const old of this.view.removeChildren()) old.destroy();
    this.view.cacheAsTexture(false);
    this.view.addChild(drawGround(map));
    this.view.cacheAsTexture({ resolution: 2, antialias: true });
    return true;
  }
}

function drawGround(map: HexMap): Graphics {
  const drawing = new Graphics();
  const hexes = range([0, 0], map.radius);
  drawTable(drawing, map);
  for (const at of hexes) drawFloor(drawing, map, at);
  for (const at of hexes) if (isDifficult(map, at)) drawRubble(drawing, at);
  for (const at of hexes) if (isCover(map, at)) drawCover(drawing, at);
  for (const at of hexes) if (isWall(map, at)) drawWall(drawing, at);
  return drawing;
}

/** The board that the hexes lie on. */
function drawTable(drawing: Graphics, { radius }: HexMap): void {
  const reach = HEX_SIZE * Math.sqrt(3) * (radius + 0.95);
  const corners = [0, 60, 120, 180, 240, 300].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  drawing.poly(corners).fill({ color: 0x211912 }).stroke({ color: 0x5a4430, width: 3, alpha: 0.8 });
}

function drawFloor(drawing: Graphics, map: HexMap, at: Hex): void {
  const grain = noise(at);
  const base = isDifficult(map, at)
    ? MAP_COLOURS.difficult
    : isCover(map, at)
      ? MAP_COLOURS.cover
      : MAP_COLOURS.ground;
  drawing
    .poly(cornersOf(at, 0.8))
    .fill({ color: base })
    .stroke({ color: MAP_COLOURS.grid, width: 1.2, alpha: 0.75 });
  drawing
    .poly(cornersOf(at, 2))
    .fill({ color: grain > 0.5 ? 0xffffff : 0x000000, alpha: 0.02 + 0.045 * Math.abs(grain - 0.5) });
}

/** Loose stones: slow to cross. */
function drawRubble(drawing: Graphics, at: Hex): void {
  const { x, y } = centreOf(at);
  for (let index = 0; index < 7; index++) {
    const angle = noise([at[0] + index, at[1] * 3 + index]) * Math.PI * 2;
    const distance = HEX_SIZE * (0.18 + 0.5 * noise([at[1] + index * 5, at[0]]));
    const size = 2.2 + 3.4 * noise([index, at[0] + at[1]]);
    const [dx, dy] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    drawing.ellipse(x + dx, y + dy + 1.5, size, size * 0.7).fill({ color: 0x1b180c, alpha: 0.5 });
    drawing.ellipse(x + dx, y + dy, size, size * 0.7).fill({ color: 0x8b8254, alpha: 0.85 });
  }
}

/** A low barricade: something to stand behind. */
function drawCover(drawing: Graphics, at: Hex): void {
  const { x, y } = centreOf(at);
  drawing.poly(cornersOf(at, 5)).stroke({ color: 0x7fa48e, width: 2, alpha: 0.55 });
  for (const dx of [-15, 0, 15]) {
    drawing.roundRect(x + dx - 6.5, y + 12, 13, 11, 2.5).fill({ color: 0x17211b, alpha: 0.7 });
    drawing.roundRect(x + dx - 6.5, y + 9.5, 13, 11, 2.5).fill({ color: 0x6f917d });
  }
}

/** A block of stone, seen a little from the south. */
function drawWall(drawing: Graphics, at: Hex): void {
  const raised = cornersOf(at, 2.5).map((value, index) => (index % 2 === 1 ? value - 6 : value));
  drawing.poly(cornersOf(at, 0.5)).fill({ color: MAP_COLOURS.wall });
  drawing.poly(raised).fill({ color: MAP_COLOURS.wallTop }).stroke({ color: 0x7c6751, width: 1.5 });
  const { x, y } = centreOf(at);
  const shift = noise(at) * 10 - 5;
  drawing
    .moveTo(x - 20, y - 8)
    .lineTo(x + shift, y - 4)
    .lineTo(x + 20, y - 10);
  drawing
    .moveTo(x + shift, y - 4)
    .lineTo(x + shift - 4, y + 14)
    .stroke({ color: 0x40332a, width: 1.5, alpha: 0.9 });
}

/** From 0 to 1, always the same for the same hex: the ground's grain. */
function noise([q, r]: readonly [number, number]): number {
  const value = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
