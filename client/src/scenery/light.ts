import type { Light } from '@riposte/shared';
import { newCanvas, penOf } from './canvas.ts';
import { type Box, HEX_SIZE } from './metrics.ts';
import type { Point } from './outlines.ts';
import type { Scene } from './scene.ts';
import type { Pen } from './theme.ts';

interface Tint {
  /** The color that the map's colors are multiplied by. */
  readonly shade: string;
  /** The color that is added as soft light. */
  readonly glow: string;
}

const TINTS: Readonly<Record<Exclude<Light, 'noon'>, Tint>> = {
  dawn: { shade: '#ecdcdc', glow: 'rgb(255 190 150 / 34%)' },
  dusk: { shade: '#d6bbb4', glow: 'rgb(255 160 110 / 14%)' },
  night: { shade: '#8993b0', glow: 'rgb(70 90 150 / 10%)' },
};

/** How far a torch shines, in map pixels. */
const TORCH = HEX_SIZE * 5;

/** Tints the part of a scene that lies in a box, by the time of day. */
export function paintLight(pen: Pen, scene: Scene, light: Light, box: Box, scale: number): void {
  if (light === 'noon') return;
  const { shade, glow } = TINTS[light];
  const { torches } = scene;
  pen.save();
  pen.clip(scene.board);
  pen.globalCompositeOperation = 'multiply';
  if (light === 'night') paintNight(pen, shade, torches, box, scale);
  else {
    pen.fillStyle = shade;
    pen.fillRect(box.x, box.y, box.width, box.height);
  }
  pen.globalCompositeOperation = 'soft-light';
  pen.fillStyle = glow;
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (light === 'night') for (const torch of torches) warm(pen, torch);
  pen.restore();
}

/** Multiplies the colors in the box by the color of the night, except where torches shine. */
function paintNight(pen: Pen, shade: string, torches: readonly Point[], box: Box, scale: number): void {
  const veil = newCanvas(Math.ceil(box.width * scale), Math.ceil(box.height * scale));
  const veilPen = penOf(veil);
  veilPen.fillStyle = shade;
  veilPen.fillRect(0, 0, veil.width, veil.height);
  veilPen.scale(scale, scale);
  veilPen.translate(-box.x, -box.y);
  for (const [x, y] of torches) {
    const light = veilPen.createRadialGradient(x, y, 0, x, y, TORCH);
    light.addColorStop(0, 'rgb(255 236 200 / 95%)');
    light.addColorStop(0.45, 'rgb(255 205 140 / 55%)');
    light.addColorStop(1, 'rgb(255 190 120 / 0%)');
    veilPen.fillStyle = light;
    veilPen.fillRect(x - TORCH, y - TORCH, 2 * TORCH, 2 * TORCH);
  }
  pen.drawImage(veil, box.x, box.y, box.width, box.height);
}

/** Adds the warm light of a torch. */
function warm(pen: Pen, [x, y]: Point): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, TORCH * 0.8);
  light.addColorStop(0, 'rgb(255 190 110 / 26%)');
  light.addColorStop(1, 'rgb(255 170 70 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(x - TORCH, y - TORCH, 2 * TORCH, 2 * TORCH);
}
