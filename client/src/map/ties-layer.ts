import type { Tie } from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { centerOf } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';

/** Distance between the end of a line and the center of a fighter, in map pixels. */
const CLEAR = 30;
const DOT = 9;

/**
 * Shows ties (temporary links between fighters, such as a promise to help): dotted lines below the tokens. An arrow
 * points at the fighter that benefits.
 */
export class TiesLayer {
  readonly view = new Container();
  #shown = '[]';

  /** Draws the ties, unless they are already shown. */
  show({ ruleset, table }: BattleSnapshot): void {
    const drawn = (ruleset.description.ties?.(table) ?? []).flatMap((tie) => lineOf(tie, table) ?? []);
    const shown = JSON.stringify(drawn);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const old of this.view.removeChildren()) old.destroy();
    for (const line of drawn) this.view.addChild(drawLine(line), nameOf(line));
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly start: Point;
  readonly end: Point;
  readonly label: string;
}

/** Returns the line between the edges of two tokens; undefined if one is not on the map. */
function lineOf({ from, to, label }: Tie, { fighters }: BattleSnapshot['table']): Line | undefined {
  const [a, b] = [fighters[from]?.at, fighters[to]?.at];
  if (!a || !b) return undefined;
  const [start, end] = [centerOf(a), centerOf(b)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length <= 2 * CLEAR) return { start, end, label };
  const [x, y] = [(CLEAR * (end.x - start.x)) / length, (CLEAR * (end.y - start.y)) / length];
  return { start: { x: start.x + x, y: start.y + y }, end: { x: end.x - x, y: end.y - y }, label };
}

function drawLine({ start, end }: Line): Graphics {
  const drawing = new Graphics();
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  for (let gone = 0; gone < length - DOT; gone += DOT)
    drawing.circle(start.x + x * gone, start.y + y * gone, 2).fill({ color: MAP_COLORS.path });
  const tail = { x: end.x - 10 * x, y: end.y - 10 * y };
  return drawing
    .poly([end.x, end.y, tail.x - 6 * y, tail.y + 6 * x, tail.x + 6 * y, tail.y - 6 * x])
    .fill({ color: MAP_COLORS.path });
}

function nameOf({ start, end, label }: Line): BitmapText {
  const name = new BitmapText({
    text: label,
    style: { fontFamily: 'Inter Variable', fontSize: 11, fontWeight: '600', fill: MAP_COLORS.path },
    anchor: { x: 0.5, y: 1.2 },
  });
  name.position.set((start.x + end.x) / 2, (start.y + end.y) / 2);
  return name;
}
