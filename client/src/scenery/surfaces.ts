import type { Hex } from '@riposte/shared';
import { centerOf } from './metrics.ts';
import { mottle } from './mottle.ts';
import { chanceOf } from './noise.ts';
import { outlinesOf, pathOf } from './outlines.ts';
import type { Pen, Surface } from './theme.ts';

/** The widths of the strokes that blend a surface into the ground around it, in map pixels, and their opacities. */
const BLEND = [
  [16, 0.16],
  [10, 0.24],
  [5, 0.4],
] as const;
/** The same for the shallow edge of a liquid, from the edge inward. */
const SHALLOWS = [
  [26, 0.05],
  [22, 0.06],
  [18, 0.07],
  [14, 0.08],
  [10, 0.1],
  [6, 0.14],
  [3, 0.18],
] as const;

/** An area of one surface, prepared for painting. */
export interface Area {
  readonly surface: Surface;
  readonly hexes: readonly Hex[];
  readonly path: Path2D;
}

/** Returns the area that these hexes cover. */
export function areaOf(surface: Surface, hexes: readonly Hex[]): Area {
  return { surface, hexes, path: pathOf(outlinesOf(hexes), surface.wobble) };
}

/** Paints an area. Details are painted only on hexes that `isNear` returns true for. */
export function paintArea(
  pen: Pen,
  { surface, hexes, path }: Area,
  isNear: (x: number, y: number) => boolean,
): void {
  pen.lineJoin = 'round';
  if (surface.rim === undefined) blend(pen, path, surface.color);
  else edge(pen, path, surface.rim);
  pen.fillStyle = surface.color;
  pen.fill(path);
  mottle(pen, path, surface.light, surface.dark);
  pen.save();
  pen.clip(path);
  if (surface.isLiquid) shallows(pen, path, surface.light);
  for (const at of hexes) {
    const { x, y } = centerOf(at);
    if (isNear(x, y))
      for (const detail of surface.details) detail(pen, { at, x, y, chance: chanceOf(at, 5) });
  }
  pen.restore();
}

function blend(pen: Pen, path: Path2D, color: string): void {
  pen.strokeStyle = color;
  for (const [width, opacity] of BLEND) {
    pen.lineWidth = width;
    pen.globalAlpha = opacity;
    pen.stroke(path);
  }
  pen.globalAlpha = 1;
}

/** Paints the bank of a liquid, or the edge of built ground: a dark line with a lighter one outside. */
function edge(pen: Pen, path: Path2D, color: string): void {
  pen.strokeStyle = 'rgb(0 0 0 / 16%)';
  pen.lineWidth = 11;
  pen.stroke(path);
  pen.strokeStyle = color;
  pen.lineWidth = 6;
  pen.stroke(path);
}

function shallows(pen: Pen, path: Path2D, color: string): void {
  pen.strokeStyle = color;
  for (const [width, opacity] of SHALLOWS) {
    pen.lineWidth = width * 2;
    pen.globalAlpha = opacity;
    pen.stroke(path);
  }
  pen.lineWidth = 2.6;
  pen.strokeStyle = '#ffffff';
  pen.globalAlpha = 0.4;
  pen.stroke(path);
  pen.globalAlpha = 1;
}
