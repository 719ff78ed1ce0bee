import { MapPainting } from './paint-map.ts';
import type { NewMap, PaintedPart, PaintRequest } from './painter-messages.ts';

/* A web worker that paints maps, so that painting never delays the page. */

let painting: MapPainting | undefined;

addEventListener('message', ({ data }: MessageEvent<NewMap | PaintRequest>) => {
  if ('map' in data) painting = new MapPainting(data.map, data.hasGrid);
  else if (painting) paint(painting, data);
});

/** Paints a part of the map and sends it to the page. An error ends here: the page then paints by itself. */
function paint(of: MapPainting, { id, box, scale }: PaintRequest): void {
  const canvas = of.paint(box, scale);
  if (!('transferToImageBitmap' in canvas)) return;
  const picture = canvas.transferToImageBitmap();
  postMessage({ id, picture } satisfies PaintedPart, { transfer: [picture] });
}
