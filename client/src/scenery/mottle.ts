import { type Canvas, newCanvas, penOf } from './canvas.ts';
import { smoothNoise } from './noise.ts';
import type { Pen } from './theme.ts';

/** The width of the tile with the noise, in map pixels. */
const TILE = 256;
/** The wavelengths of the noise, in map pixels, and their weights. All divide the tile's width. */
const OCTAVES = [
  [64, 0.5],
  [32, 0.3],
  [8, 0.2],
] as const;

let tiles: { readonly light: Canvas; readonly dark: Canvas } | undefined;

/** Varies the lightness of what was painted inside a path. The noise continues across separately painted areas. */
export function mottle(pen: Pen, path: Path2D, light: string, dark: string): void {
  tiles ??= { light: tileOf((value) => value - 0.5), dark: tileOf((value) => 0.5 - value) };
  for (const [tile, color] of [
    [tiles.light, light],
    [tiles.dark, dark],
  ] as const) {
    const pattern = pen.createPattern(tinted(tile, color), 'repeat');
    if (!pattern) continue;
    pen.fillStyle = pattern;
    pen.fill(path);
  }
}

/** Returns a tile whose opacity follows the noise. */
function tileOf(opacity: (value: number) => number): Canvas {
  const canvas = newCanvas(TILE, TILE);
  const pen = penOf(canvas);
  const pixels = pen.createImageData(TILE, TILE);
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      pixels.data[(y * TILE + x) * 4 + 3] = Math.max(0, Math.min(1, opacity(noiseAt(x, y)) * 2.6)) * 255;
  pen.putImageData(pixels, 0, 0);
  return canvas;
}

/** Returns noise from 0 to 1 that repeats after the tile's width. */
function noiseAt(x: number, y: number): number {
  let sum = 0;
  for (const [length, weight] of OCTAVES) sum += weight * repeating(x / length, y / length, TILE / length);
  return sum;
}

/** Returns smooth noise that repeats after `period` units. */
function repeating(x: number, y: number, period: number): number {
  const [right, down] = [x / period, y / period];
  const value = (dx: number, dy: number) => smoothNoise(x - dx * period, y - dy * period);
  const upper = value(0, 0) * (1 - right) + value(1, 0) * right;
  const lower = value(0, 1) * (1 - right) + value(1, 1) * right;
  return upper * (1 - down) + lower * down;
}

const colored = new Map<string, Canvas>();

function tinted(tile: Canvas, color: string): Canvas {
  const key = `${tile === tiles?.light ? 'light' : 'dark'} ${color}`;
  const known = colored.get(key);
  if (known) return known;
  const canvas = newCanvas(TILE, TILE);
  const pen = penOf(canvas);
  pen.drawImage(tile, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, TILE, TILE);
  colored.set(key, canvas);
  return canvas;
}
