import { type HexMap, sceneryOf } from '@riposte/shared';
import { type Canvas, newCanvas, penOf } from './canvas.ts';
import { paintLight } from './light.ts';
import type { Box } from './metrics.ts';
import { paintScene, type Scene, sceneOf } from './scene.ts';
import { THEMES } from './themes.ts';

/** A map with its scenery, ready to be painted in parts. */
export class MapPainting {
  readonly #map: HexMap;
  readonly #scene: Scene;

  constructor(map: HexMap, hasGrid = true) {
    this.#map = map;
    this.#scene = sceneOf(map, THEMES[sceneryOf(map).theme], hasGrid);
  }

  /** Paints the part of the map that lies in a box. `scale` is the number of canvas pixels per map pixel. */
  paint(box: Box, scale: number): Canvas {
    const canvas = newCanvas(Math.ceil(box.width * scale), Math.ceil(box.height * scale));
    const pen = penOf(canvas);
    pen.scale(scale, scale);
    pen.translate(-box.x, -box.y);
    paintScene(pen, this.#scene, box);
    paintLight(pen, this.#scene, sceneryOf(this.#map).light, box, scale);
    return canvas;
  }
}
