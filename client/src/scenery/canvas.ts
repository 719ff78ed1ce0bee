import type { Pen } from './theme.ts';

/** A canvas that scenery is painted on. In a web worker, it is always an `OffscreenCanvas`. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Returns a new canvas. On a page in a browser without `OffscreenCanvas`, it is an element of the page. */
export function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the pen of a canvas. Throws if the browser cannot paint on it. */
export function penOf(canvas: Canvas): Pen {
  const pen = canvas.getContext('2d') as Pen | null;
  if (!pen) throw new Error('no-canvas');
  return pen;
}
