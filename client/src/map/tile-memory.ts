import type { Box } from '../scenery/metrics.ts';

/** The resolutions at which tiles are painted, in pixels per map pixel. */
const STEPS = [1, 2, 3, 4] as const;
/**
 * The minimum number of painted pixels per screen pixel, in each direction. It is above 1, because tiles rarely line up
 * with the screen.
 */
const SURPLUS = 1.2;
/** The number of pixels that all tiles together may have before tiles out of view are dropped. */
export const MOST_PIXELS = 40_000_000;

/** A painted tile. */
interface Painted {
  readonly box: Box;
  /** The resolution at which the tile was painted, in pixels per map pixel. */
  readonly step: number;
  /** When the tile was last in view, as a counter. */
  readonly seenAt: number;
}

/**
 * Returns the resolution that matches a screen with `density` pixels per map pixel. It is lower if the tiles in view
 * would otherwise have more than `MOST_PIXELS` pixels.
 */
export function stepFor(density: number, inView: readonly Box[]): number {
  const area = inView.reduce((sum, { width, height }) => sum + width * height, 0);
  const fitting = STEPS.filter((step) => step * step * area <= MOST_PIXELS);
  return fitting.find((step) => step >= density * SURPLUS) ?? fitting.at(-1) ?? 1;
}

/**
 * Returns the tiles to drop, so that the rest has at most `MOST_PIXELS` pixels. Tiles that have been out of view
 * longest are dropped first. Tiles in view, which were seen at `now`, are never dropped.
 */
export function tilesToDrop<Tile extends Painted>(tiles: readonly Tile[], now: number): Tile[] {
  let pixels = tiles.reduce((sum, tile) => sum + pixelsOf(tile), 0);
  const unseen = tiles.filter(({ seenAt }) => seenAt < now).sort((one, other) => one.seenAt - other.seenAt);
  const dropped: Tile[] = [];
  for (const tile of unseen) {
    if (pixels <= MOST_PIXELS) break;
    dropped.push(tile);
    pixels -= pixelsOf(tile);
  }
  return dropped;
}

function pixelsOf({ box, step }: Painted): number {
  return box.width * box.height * step * step;
}
