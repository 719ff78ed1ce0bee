import type { Hex, HexMap } from '@riposte/shared';
import { centerOf, HEX_SIZE } from '../scenery/metrics.ts';

/** The zoom below which the names under tokens are too small to read. */
const LEAST_READABLE = 0.6;
const MOST_ZOOM = 1.35;
/** The margin around the fighters, in map pixels. */
const SURROUNDINGS = HEX_SIZE * 5;

/** The size of the canvas, in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
}

/** A part of the map by its center and size, in map pixels. */
export interface Area extends View {
  readonly x: number;
  readonly y: number;
}

/** Returns the zoom at which an area fills a view, at most 1.35. */
export function zoomFor({ width, height }: View, view: View): number {
  return Math.min(view.width / width, view.height / height, MOST_ZOOM);
}

/** Returns the area of a whole map. */
export function areaOf({ radius }: Pick<HexMap, 'radius'>): Area {
  return {
    x: 0,
    y: 0,
    width: HEX_SIZE * Math.sqrt(3) * (2 * radius + 1.6),
    height: HEX_SIZE * (3 * radius + 2.9),
  };
}

/**
 * Returns the whole map if names stay readable at its size in the view. Otherwise returns the area around the fighters.
 */
export function overviewOf(whole: Area, fighters: readonly Hex[], view: View): Area {
  const isReadable = zoomFor(whole, view) >= LEAST_READABLE || fighters.length === 0;
  return isReadable ? whole : areaAround(fighters);
}

function areaAround(hexes: readonly Hex[]): Area {
  const centers = hexes.map(centerOf);
  const [left, right] = rangeOf(centers.map(({ x }) => x));
  const [top, bottom] = rangeOf(centers.map(({ y }) => y));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + SURROUNDINGS,
    height: bottom - top + SURROUNDINGS,
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
