import { type Hex, toPixel } from '@riposte/shared';

/** From the centre of a hex to its corner, in the map's own pixels. */
export const HEX_SIZE = 38;

/** The centre of a hex in the map's own pixels. */
export function centreOf(at: Hex): { x: number; y: number } {
  return toPixel(at, HEX_SIZE);
}

/** The corners of a hex, as Pixi draws polygons; `inset` pixels inside its edge. */
export function cornersOf(at: Hex, inset = 0): number[] {
  const { x, y } = centreOf(at);
  const radius = HEX_SIZE - inset;
  return [30, 90, 150, 210, 270, 330].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
