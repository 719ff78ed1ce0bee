import { type Hex, hexKey, type Table } from '@riposte/shared';
import type { Container } from 'pixi.js';
import { type MeasuredArea, measuredArea, type Plan } from '../battle/measured-area.ts';
import { centerOf, cornersOf, edgeOf, HEX_SIZE, keysOf, openSides } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import { addLines, hatchingIn } from './hatching.ts';
import { Overlay } from './overlay.ts';

const OUTLINE = [[MAP_COLORS.shade, 7], [MAP_COLORS.spell, 3.5]] as const; // biome-ignore format: keeps each pair on one line
/** The distance between two hatch lines, in map pixels. */
const GAP = 20;

/** Returns a drawing of an area that a seat shows to others. */
export function drawSharedTemplate(table: Table, plan: Plan): Container {
  const overlay = new Overlay();
  drawTemplate(overlay, measuredArea(table, plan));
  return overlay.view;
}

/** Draws the area that an action affects: an outline, hatching, and a hexagon around each affected fighter. */
export function drawAffectedArea(overlay: Overlay, hexes: readonly Hex[], struck: readonly Hex[]): void {
  drawHatching(overlay, { hexes, unseen: new Set() });
  drawOutline(overlay, { hexes });
  for (const [color, width] of OUTLINE) {
    for (const at of struck) overlay.graphics.poly(cornersOf(at, 6));
    if (struck.length > 0) overlay.graphics.stroke({ color, width });
  }
}

/**
 * Draws a measured area: an outline, hatching on the hexes in sight, a crossed circle on the hexes out of sight, and
 * the size.
 */
export function drawTemplate(overlay: Overlay, area: MeasuredArea): void {
  overlay.clear();
  drawHatching(overlay, area);
  drawUnseen(overlay, area);
  drawOutline(overlay, area);
  drawOrigin(overlay, area);
  overlay.write(area.labelAt, String(area.size));
}

function drawHatching(
  { graphics, cornersOf }: Overlay,
  { hexes, unseen }: Pick<MeasuredArea, 'hexes' | 'unseen'>,
): void {
  for (const at of hexes) {
    const isUnseen = unseen.has(hexKey(at));
    const [color, alpha] = isUnseen ? [MAP_COLORS.shade, 0.4] : [MAP_COLORS.spell, 0.14];
    graphics.poly(cornersOf(at)).fill({ color, alpha });
  }
  for (const [color, width] of [
    [MAP_COLORS.shade, 3.6],
    [MAP_COLORS.spell, 1.6],
  ] as const) {
    // biome-ignore format: keeps each pair on one line
    const seen = hexes.filter((at) => !unseen.has(hexKey(at)));
    for (const at of seen) addLines(graphics, hatchingIn(cornersOf(at), [-45], GAP));
    if (seen.length > 0) graphics.stroke({ color, width, alpha: 0.7 });
  }
}

function drawUnseen({ graphics }: Overlay, { hexes, unseen }: MeasuredArea): void {
  const radius = HEX_SIZE * 0.24;
  const reach = radius * Math.SQRT1_2;
  for (const at of hexes.filter((hex) => unseen.has(hexKey(hex)))) {
    const { x, y } = centerOf(at);
    const top = y - HEX_SIZE * 0.55;
    graphics.circle(x, top, radius).fill({ color: MAP_COLORS.shade, alpha: 0.8 });
    graphics
      .circle(x, top, radius)
      .moveTo(x - reach, top + reach)
      .lineTo(x + reach, top - reach);
    graphics.stroke({ color: MAP_COLORS.spell, width: 2.2 });
  }
}

function drawOutline({ graphics }: Overlay, { hexes }: Pick<MeasuredArea, 'hexes'>): void {
  const covered = keysOf(hexes);
  if (covered.size === 0) return;
  for (const [color, width] of OUTLINE) {
    for (const at of hexes)
      for (const side of openSides(covered, at)) {
        const [from, to] = edgeOf(at, side, 1.5);
        graphics.moveTo(...from).lineTo(...to);
      }
    graphics.stroke({ color, width, cap: 'round' });
  }
}

/** Marks the hex from which the area is measured with a diamond at its lower edge, which a token does not hide. */
function drawOrigin({ graphics }: Overlay, { from }: MeasuredArea): void {
  const { x, y } = centerOf(from);
  const [low, half] = [y + HEX_SIZE * 0.72, HEX_SIZE * 0.2];
  graphics.poly([x, low - half, x + half, low, x, low + half, x - half, low]);
  graphics.fill({ color: MAP_COLORS.spell }).stroke({ color: MAP_COLORS.shade, width: 2 });
}
