import type { HexDanger } from '@riposte/shared/advice/danger';
import type { DangerLevel } from '@riposte/shared/advice/danger-level';
import { MAP_COLORS } from '../theme/colors.ts';
import { addLines, hatchingIn } from './hatching.ts';
import type { Overlay } from './overlay.ts';

/** The look of a level: the opacity of its fill, the directions of its hatch lines, and the distance between them. */
interface Look {
  readonly fill: number;
  readonly hatch: readonly number[];
  readonly gap: number;
}

const LOOKS: Readonly<Record<DangerLevel, Look>> = {
  none: { fill: 0, hatch: [], gap: 0 },
  low: { fill: 0.14, hatch: [], gap: 0 },
  medium: { fill: 0.24, hatch: [-45], gap: 30 },
  high: { fill: 0.34, hatch: [-45], gap: 15 },
  extreme: { fill: 0.44, hatch: [-45, 45], gap: 15 },
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
  const { fill, hatch, gap } = LOOKS[level];
  if (fill === 0) return;
  const corners = cornersOf(at);
  graphics.poly(corners).fill({ color: MAP_COLORS.danger, alpha: fill });
  graphics.poly(corners).stroke({ color: MAP_COLORS.danger, width: 1, alpha: 0.5 });
  if (hatch.length === 0) return;
  addLines(graphics, hatchingIn(corners, hatch, gap));
  graphics.stroke({ color: MAP_COLORS.danger, width: 1.6, alpha: 0.75 });
}
