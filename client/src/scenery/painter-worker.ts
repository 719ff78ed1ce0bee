import { MapPainting } from './paint-map.ts';
import type { NewMap, PaintedTile, TileRequest } from './painter-messages.ts';

/* A web worker that paints maps, so that painting never delays the page. */

let current: { readonly version: number; readonly painting: MapPainting } | undefined;

addEventListener('message', ({ data }: MessageEvent<NewMap | TileRequest>) => {
  if ('map' in data) current = { version: data.version, painting: new MapPainting(data.map) };
  else paint(data);
});

/** Paints a tile and sends it to the page, unless the map has changed since the request. */
function paint({ version, key, box, scale }: TileRequest): void {
  if (current?.version !== version) return;
  const picture = current.painting.paint(box, scale).transferToImageBitmap();
  postMessage({ version, key, picture } satisfies PaintedTile, { transfer: [picture] });
}
