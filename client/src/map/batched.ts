import { Graphics } from 'pixi.js';

/**
 * Returns graphics that are batched with others, even if they have many vertices. Many of them are cheap to
 * draw.
 */
export function batched(): Graphics {
  const drawing = new Graphics();
  drawing.context.batchMode = 'batch';
  return drawing;
}
