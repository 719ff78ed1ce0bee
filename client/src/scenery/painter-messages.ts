import type { HexMap } from '@riposte/shared';
import type { Box } from './metrics.ts';

/** The map that the following tiles show. `version` identifies it. */
export interface NewMap {
  readonly version: number;
  readonly map: HexMap;
}

/** A part of the map that is to be painted. `scale` is the number of pixels per map pixel. */
export interface TileRequest {
  readonly version: number;
  readonly key: string;
  readonly box: Box;
  readonly scale: number;
}

/** A painted part of the map. */
export interface PaintedTile {
  readonly version: number;
  readonly key: string;
  readonly picture: ImageBitmap;
}
