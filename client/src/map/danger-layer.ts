import type { HexDanger } from '@riposte/shared/advice/danger';
import type { DangerLevel } from '@riposte/shared/advice/danger-level';
import { MAP_COLORS } from '../theme/colors.ts';
import { hatch } from './hatch.ts';
import type { Overlay } from './overlay.ts';

/** The look of a level: the opacity of its fill, its number of hatch lines, and whether the lines cross. */
interface Look {
  readonly fill: number;
  readonly lines: number;
  readonly isCrossed: boolean;
}

const LOOKS: Readonly<Record<DangerLevel, Look>> = {
  none: { fill: 0, lines: 0, isCrossed: false },
  low: { fill: 0.14, lines: 0, isCrossed: false },
  medium: { fill: 0.24, lines: 2, isCrossed: false },
  high: { fill: 0.34, lines: 4, isCrossed: false },
  extreme: { fill: 0.44, lines: 4, isCrossed: true },
};

/**
 * Draws the danger on hexes. Levels differ in color, in hatching, and in the expected damage written on the hex.
 * `textOf` returns the damage as short text.
 */
export function drawDanger(
  overlay: Overlay,
  danger: readonly HexDanger[],
  textOf: (damage: number) => string,
): void {
  overlay.clear();
  for (const one of danger) {
    drawHex(overlay, one);
    if (one.level !== 'none') overlay.write(one.at, textOf(one.damage));
  }
}

function drawHex({ graphics, cornersOf }: Overlay, { at, level }: HexDanger): void {
  const { fill, lines, isCrossed } = LOOKS[level];
  if (fill === 0) return;
  const corners = cornersOf(at);
  graphics.poly(corners).fill({ color: MAP_COLORS.danger, alpha: fill });
  graphics.poly(corners).stroke({ color: MAP_COLORS.danger, width: 1, alpha: 0.5 });
  hatch(graphics, corners, lines, 1);
  if (isCrossed) hatch(graphics, corners, lines, -1);
  if (lines > 0) graphics.stroke({ color: MAP_COLORS.danger, width: 1.6, alpha: 0.75 });
}
