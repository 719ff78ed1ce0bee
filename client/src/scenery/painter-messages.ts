import type { HexMap } from '@riposte/shared';
import type { Box } from './metrics.ts';

/** The map that the following requests paint. */
export interface NewMap {
  readonly map: HexMap;
  readonly hasGrid: boolean;
}

/** A part of the map that is to be painted. `scale` is the number of pixels per map pixel. */
export interface PaintRequest {
  readonly id: number;
  readonly box: Box;
  readonly scale: number;
}

/** A painted part of the map. */
export interface PaintedPart {
  readonly id: number;
  readonly picture: ImageBitmap;
}
