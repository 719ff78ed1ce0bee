import { add, DIRECTIONS, type Direction, type Hex, hexKey } from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import { centerOf, cornersOf, edgeOf, HEX_SIZE, SIDES } from '../scenery/metrics.ts';
import type { Marks } from '../session/tool.ts';
import { MAP_COLORS } from '../theme/colors.ts';

/** Opacity of reachable hexes: for the lowest cost, the second lowest, and all others. */
const FILLS = [0.2, 0.1, 0.04] as const;
const OUTLINE = [[MAP_COLORS.shade, 5], [MAP_COLORS.reach, 2.4]] as const; // biome-ignore format: keeps each pair on one line

/** Shows reachable hexes and targets below the tokens, and the planned path with its dangers above them. */
export class MarksLayer {
  readonly below = new Container();
  readonly above = new Container();
  readonly #reach = new Graphics();
  readonly #labels = new Container();
  readonly #path = new Graphics();
  readonly #cursor = new Graphics();
  /** The reachable hexes, and the cursor with the planned path, as they were last drawn. */
  #shown = '[]';
  #planned = '';

  constructor() {
    this.below.addChild(this.#reach, this.#labels, this.#cursor);
    this.above.addChild(this.#path);
  }

  show(marks: Marks, over: Hex | null): void {
    this.#showReach(marks.hexes);
    const planned = JSON.stringify([over, marks.from, marks.path, marks.dangers]);
    if (planned === this.#planned) return;
    this.#planned = planned;
    this.#drawCursor(over);
    this.#drawPath(marks);
  }

  /** Draws the reachable hexes, unless they are the same as before. */
  #showReach(hexes: Marks['hexes']): void {
    const shown = JSON.stringify(hexes);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#drawReach(hexes);
  }

  #drawReach(hexes: Marks['hexes']): void {
    this.#reach.clear();
    for (const label of this.#labels.removeChildren()) label.destroy();
    const bands = new Map(hexes.map(({ at, band }) => [hexKey(at), band]));
    for (const { at, band, label } of hexes) {
      const alpha = FILLS[Math.min(band, FILLS.length - 1)] ?? 0;
      this.#reach.poly(cornersOf(at, 0.6)).fill({ color: MAP_COLORS.reach, alpha });
      const isLast = SIDES.some((side) => isEdge(bands, at, band, side));
      if (label !== '' && isLast) this.#labels.addChild(drawLabel(at, label));
    }
    for (const [color, width] of OUTLINE) {
      for (const { at, band } of hexes)
        for (const side of SIDES) if (isEdge(bands, at, band, side)) this.#drawEdge(at, side);
      this.#reach.stroke({ color, width, cap: 'round' });
    }
  }

  #drawEdge(at: Hex, side: Direction): void {
    const [from, to] = edgeOf(at, side, 1.5);
    this.#reach.moveTo(...from).lineTo(...to);
  }

  #drawCursor(over: Hex | null): void {
    this.#cursor.clear();
    if (over) this.#cursor.poly(cornersOf(over, 2)).stroke({ color: MAP_COLORS.text, width: 2.5 });
  }

  #drawPath({ from, path, dangers }: Marks): void {
    const drawing = this.#path.clear();
    for (const { at } of dangers) drawDanger(drawing, at);
    if (path.length === 0) return;
    const points = [...(from ? [from] : []), ...path].map(centerOf);
    const [first, ...rest] = points;
    if (!first) return;
    for (const [color, width] of [
      [MAP_COLORS.shade, 8],
      [MAP_COLORS.path, 4.5],
    ] as const) {
      // biome-ignore format: keeps each pair on one line
      drawing.moveTo(first.x, first.y);
      for (const { x, y } of rest) drawing.lineTo(x, y);
      drawing.stroke({ color, width, cap: 'round', join: 'round' });
    }
    const risky = new Set(dangers.map(({ at }) => hexKey(at)));
    for (const at of path) {
      const { x, y } = centerOf(at);
      const isEnd = at === path.at(-1);
      const color = risky.has(hexKey(at)) ? MAP_COLORS.danger : MAP_COLORS.path;
      drawing.circle(x, y, isEnd ? 8 : 4.5).fill({ color });
    }
  }
}

/** Marks a hex with crossed strokes, because movement there provokes an attack. */
function drawDanger(drawing: Graphics, at: Hex): void {
  const { x, y } = centerOf(at);
  drawing.poly(cornersOf(at, 3)).fill({ color: MAP_COLORS.danger, alpha: 0.22 });
  drawing.poly(cornersOf(at, 3)).stroke({ color: MAP_COLORS.danger, width: 2.5 });
  const [top, size] = [y - HEX_SIZE * 0.62, 6];
  drawing.circle(x, top, 10).fill({ color: MAP_COLORS.danger });
  drawing.moveTo(x - size, top - size + 2).lineTo(x + size, top + size - 2);
  drawing.moveTo(x + size, top - size + 2).lineTo(x - size, top + size - 2);
  drawing.stroke({ color: 0xffffff, width: 2.2, cap: 'round' });
}

/** Returns whether the hex beyond a side costs more to reach, or cannot be reached. */
function isEdge(bands: ReadonlyMap<number, number>, at: Hex, band: number, side: Direction): boolean {
  return (bands.get(hexKey(add(at, DIRECTIONS[side]))) ?? Number.POSITIVE_INFINITY) > band;
}

/** Returns a small piece of text on a hex. `down` is its distance below the center, in hex sizes. */
export function drawLabel(at: Hex, text: string, down = 0.56): BitmapText {
  const label = new BitmapText({
    text,
    style: { fontFamily: 'Inter Variable', fontSize: 12, fontWeight: '600', fill: MAP_COLORS.path },
    anchor: { x: 0.5, y: 0.5 },
  });
  const { x, y } = centerOf(at);
  label.position.set(x, y + HEX_SIZE * down);
  return label;
}
