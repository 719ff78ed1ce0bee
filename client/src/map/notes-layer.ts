import {
  type Direction,
  type Hex,
  hexKey,
  type MapArea,
  type MapDrawing,
  type MapNote,
  middleOf,
  toPixel,
} from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import { centerOf, cornersOf, edgeOf, HEX_SIZE, keysOf, openSides } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import { addLines, hatchingIn, type Segment } from './hatching.ts';
import { dashed, NOTE_LOOKS } from './note-looks.ts';

/** The width of the lock on the plate of a note that only GMs see, in map pixels. */
const LOCK = 15;

const STYLE = {
  fontFamily: 'Inter Variable',
  fontSize: 15,
  fontWeight: '600',
  fill: MAP_COLORS.text,
} as const;

/** Shows areas, drawings and labels. All lines have a dark edge, so that they are visible on any ground. */
export class NotesLayer {
  readonly #drawings: Container;
  readonly #plates: Container;
  #notes: readonly MapNote[] = [];
  #shown = '[]';

  /** Areas and drawings appear in `drawings`, names and labels in `plates`. */
  constructor(drawings: Container, plates: Container) {
    this.#drawings = drawings.addChild(new Container());
    this.#plates = plates.addChild(new Container());
  }

  /** Draws the notes, unless they are already shown. */
  show(notes: readonly MapNote[]): void {
    if (notes === this.#notes) return; // the usual case, because the map calls this at each move of the pointer
    this.#notes = notes;
    const shown = JSON.stringify(notes);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const layer of [this.#drawings, this.#plates])
      for (const old of layer.removeChildren()) old.destroy({ children: true });
    const drawing = new Graphics();
    this.#drawings.addChild(drawing);
    const taken = new Set<number>();
    for (const one of notes) {
      if (one.kind === 'area') drawArea(drawing, one.note);
      if (one.kind === 'drawing') drawLine(drawing, one.note);
      const sign = signOf(one, taken);
      if (sign) this.#plates.addChild(drawPlate(sign));
    }
  }
}

function drawArea(drawing: Graphics, { hexes, color }: MapArea): void {
  const look = NOTE_LOOKS[color];
  for (const at of hexes) drawing.poly(cornersOf(at)).fill({ color: look.color, alpha: 0.2 });
  const hatching = hexes.flatMap((at) => hatchingIn(cornersOf(at), look.hatch));
  stroke(drawing, hatching, look.color, 1.7, 0.8);
  const inside = keysOf(hexes);
  const edges = hexes.flatMap((at) => openSides(inside, at).map((side) => edge(at, side)));
  stroke(drawing, edges, look.color, 2.6, 1);
}

function edge(at: Hex, side: Direction): Segment {
  const [from, to] = edgeOf(at, side, 1.5);
  return [...from, ...to];
}

function drawLine(drawing: Graphics, { points, color }: MapDrawing): void {
  const look = NOTE_LOOKS[color];
  const places = points.map(({ q, r }) => toPixel([q, r], HEX_SIZE));
  const line = places.slice(1).map((to, index): Segment => {
    const from = places[index] ?? to;
    return [from.x, from.y, to.x, to.y];
  });
  addLines(drawing, line);
  drawing.stroke({ color: MAP_COLORS.shade, width: 7, alpha: 0.75, cap: 'round', join: 'round' });
  addLines(drawing, dashed(line, look.dash));
  drawing.stroke({ color: look.color, width: 3.6, cap: 'round', join: 'round' });
}

function stroke(
  drawing: Graphics,
  lines: readonly Segment[],
  color: number,
  width: number,
  alpha: number,
): void {
  addLines(drawing, lines);
  drawing.stroke({ color: MAP_COLORS.shade, width: width + 2, alpha: 0.6 * alpha, cap: 'round' });
  addLines(drawing, lines);
  drawing.stroke({ color, width, alpha, cap: 'round' });
}

/** A plate with the name of a note, and with a lock if only GMs see it. */
interface Sign {
  readonly at: { readonly x: number; readonly y: number };
  readonly text: string;
  readonly isLocked: boolean;
}

/** Returns the plate of a note; undefined if it needs none. `taken` holds the hexes that have plates. */
function signOf(one: MapNote, taken: Set<number>): Sign | undefined {
  const isLocked = one.note.for === 'gm';
  if (one.kind === 'drawing') {
    const [first] = one.note.points;
    return isLocked && first ? { at: toPixel([first.q, first.r], HEX_SIZE), text: '', isLocked } : undefined;
  }
  if (one.kind === 'area' && one.note.hexes.length === 0) return undefined;
  const at = one.kind === 'area' ? freeOf(one.note, taken) : one.note.at;
  taken.add(hexKey(at));
  return one.kind === 'area'
    ? { at: below(at), text: one.note.name, isLocked }
    : { at: centerOf(at), text: one.note.text, isLocked };
}

/**
 * Returns the hex for the plate of an area: its middle. If that hex already has a plate, returns the middle of the
 * area's hexes without one. If all have one, returns the area's middle nevertheless.
 */
function freeOf(area: MapArea, taken: ReadonlySet<number>): Hex {
  const free = area.hexes.filter((at) => !taken.has(hexKey(at)));
  const middle = middleOf(area);
  return free.length === 0 || !taken.has(hexKey(middle)) ? middle : middleOf({ hexes: free });
}

function below(at: Hex): { readonly x: number; readonly y: number } {
  const { x, y } = centerOf(at);
  return { x, y: y + HEX_SIZE * 0.58 };
}

function drawPlate({ at, text, isLocked }: Sign): Container {
  const name = new BitmapText({ text, style: STYLE, anchor: 0.5 });
  const lock = isLocked ? LOCK : 0;
  const width = lock + (text === '' ? 6 : name.width + 12);
  const plate = new Container();
  const box = new Graphics();
  box.roundRect(-width / 2, -11, width, 22, 5).fill({ color: MAP_COLORS.shade, alpha: 0.86 });
  if (isLocked) drawLock(box, text === '' ? 0 : -width / 2 + 11);
  name.position.set(lock / 2, 0);
  plate.addChild(box, name);
  plate.position.set(at.x, at.y);
  return plate;
}

/** Draws a padlock with its middle at `x`. */
function drawLock(box: Graphics, x: number): void {
  box.roundRect(x - 4.5, -1.5, 9, 7, 1.5).fill({ color: MAP_COLORS.path });
  box.arc(x, -2, 3, Math.PI, 2 * Math.PI).stroke({ color: MAP_COLORS.path, width: 1.6 });
}
