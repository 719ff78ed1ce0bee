import { Graphics } from 'pixi.js';

/**
 * Returns graphics that are batched with others even if they have many vertices, which makes drawing many of
 * them cheap.
 */
export function batched(): Graphics {
  const drawing = new Graphics();
  drawing.context.batchMode = 'batch';
  return drawing;
}
