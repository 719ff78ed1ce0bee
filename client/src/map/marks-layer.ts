import { type Hex, hexKey } from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import { MAP_COLOURS } from '../theme/colours.ts';
import type { Marks } from '../tools/tool.ts';
import { centreOf, cornersOf, HEX_SIZE } from './metrics.ts';

const BANDS = [0.3, 0.17, 0.1] as const;

/** Beneath the tokens: where one can go or point. Above them: the way there and who would strike. */
export class MarksLayer {
  readonly below = new Container();
  readonly above = new Container({ eventMode: 'none' });
  readonly #reach = new Graphics();
  readonly #labels = new Container();
  readonly #path = new Graphics();
  readonly #cursor = new Graphics();
  #shown: Marks['hexes'] | null = null;

  constructor() {
    this.below.addChild(this.#reach, this.#labels, this.#cursor);
    this.above.addChild(this.#path);
  }

  show(marks: Marks, over: Hex | null): void {
    if (marks.hexes !== this.#shown) this.#drawReach(marks.hexes);
    this.#shown = marks.hexes;
    this.#drawCursor(over);
    this.#drawPath(marks);
  }

  #drawReach(hexes: Marks['hexes']): void {
    this.#reach.clear();
    for (const label of this.#labels.removeChildren()) label.destroy();
    for (const { at, band, label } of hexes) {
      const alpha = BANDS[Math.min(band, BANDS.length - 1)] ?? 0.1;
      this.#reach.poly(cornersOf(at, 3)).fill({ color: MAP_COLOURS.reach, alpha: alpha * 0.55 });
      this.#reach.poly(cornersOf(at, 3)).stroke({ color: MAP_COLOURS.reach, width: 1.2, alpha });
      if (label !== '') this.#labels.addChild(drawLabel(at, label, band));
    }
  }

  #drawCursor(over: Hex | null): void {
    this.#cursor.clear();
    if (over)
      this.#cursor.poly(cornersOf(over, 2)).stroke({ color: MAP_COLOURS.text, width: 2, alpha: 0.85 });
  }

  #drawPath({ from, path, dangers }: Marks): void {
    const drawing = this.#path.clear();
    for (const { at } of dangers) drawDanger(drawing, at);
    if (path.length === 0) return;
    const points = [...(from ? [from] : []), ...path].map(centreOf);
    const [first, ...rest] = points;
    if (!first) return;
    drawing.moveTo(first.x, first.y);
    for (const { x, y } of rest) drawing.lineTo(x, y);
    drawing.stroke({ color: MAP_COLOURS.path, width: 4, alpha: 0.9, cap: 'round', join: 'round' });
    const risky = new Set(dangers.map(({ at }) => hexKey(at)));
    for (const at of path) {
      const { x, y } = centreOf(at);
      const isEnd = at === path.at(-1);
      const color = risky.has(hexKey(at)) ? MAP_COLOURS.danger : MAP_COLOURS.path;
      drawing.circle(x, y, isEnd ? 8 : 4.5).fill({ color });
    }
  }
}

/** Crossed strokes in a red hex: whoever leaves it here is struck at. */
function drawDanger(drawing: Graphics, at: Hex): void {
  const { x, y } = centreOf(at);
  drawing.poly(cornersOf(at, 3)).fill({ color: MAP_COLOURS.danger, alpha: 0.22 });
  drawing.poly(cornersOf(at, 3)).stroke({ color: MAP_COLOURS.danger, width: 2.5 });
  const [top, size] = [y - HEX_SIZE * 0.62, 6];
  drawing.circle(x, top, 10).fill({ color: MAP_COLOURS.danger });
  drawing.moveTo(x - size, top - size + 2).lineTo(x + size, top + size - 2);
  drawing.moveTo(x + size, top - size + 2).lineTo(x - size, top + size - 2);
  drawing.stroke({ color: 0xffffff, width: 2.2, cap: 'round' });
}

function drawLabel(at: Hex, text: string, band: number): BitmapText {
  const label = new BitmapText({
    text,
    style: { fontFamily: 'Inter Variable', fontSize: 12, fontWeight: '600', fill: 0xf0d3a0 },
    anchor: { x: 0.5, y: 0.5 },
    alpha: band === 0 ? 0.75 : 0.45,
  });
  const { x, y } = centreOf(at);
  label.position.set(x, y + HEX_SIZE * 0.56);
  return label;
}
