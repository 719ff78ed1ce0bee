import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { type Box, centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import * as common from '../words/common.ts';
import * as words from '../words/print.ts';
import { MapArtist, penOf } from './map-artist.ts';

const [WIDTH, HEIGHT] = [1600, 1000] as const;
/** The height of the strip with the title, in picture pixels. */
const TITLE = 88;
/** The space around the fighters, in map pixels. */
const AROUND = HEX_SIZE * 3;
/** The minimum width of the shown part of the map, in map pixels. It limits the magnification of a duel. */
const LEAST_WIDTH = HEX_SIZE * 16;
/** The size of names in the picture relative to the map, at a scale of 1. */
const NAMES = 1.6;

/** The part of the map that is shown in a picture. */
interface View {
  readonly box: Box;
  /** The number of picture pixels per map pixel. */
  readonly scale: number;
}

/**
 * Returns the part of the map around all fighters, in the shape of the picture. Without fighters, returns the part
 * around the middle of the map.
 */
export function viewOfFight({ table }: Pick<BattleSnapshot, 'table'>): View {
  const spots = Object.values(table.fighters).flatMap(({ at }) => (at ? [centerOf(at)] : []));
  const all = spots.length > 0 ? spots : [centerOf([0, 0])];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const shape = WIDTH / (HEIGHT - TITLE);
  const width = Math.max(LEAST_WIDTH, right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * shape);
  const height = width / shape;
  const box = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  return { box, scale: WIDTH / width };
}

/** Paints a picture of the fight: the fighters with the map around them, below the title and the round. */
export async function paintFight(
  board: Board,
  snapshot: BattleSnapshot,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const { box, scale } = viewOfFight(snapshot);
  const artist = await MapArtist.open(board, snapshot, {
    hasFighters: true,
    hasGrid: true,
    names: NAMES / scale,
  });
  try {
    const map = await artist.paint(box, { width: WIDTH, height: HEIGHT - TITLE, scale }, signal);
    return withTitle(map, snapshot);
  } finally {
    artist.destroy();
  }
}

function withTitle(map: HTMLCanvasElement, { title, table }: BattleSnapshot): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = penOf(canvas);
  pen.fillStyle = '#191310';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(map, 0, TITLE);
  pen.fillStyle = '#e3a84a';
  pen.fillRect(0, TITLE - 3, WIDTH, 3);
  pen.textBaseline = 'middle';
  pen.font = "500 28px 'Inter Variable'";
  pen.fillStyle = '#dccfbd';
  const status = [
    ...(table.round > 0 ? [common.round(table.round)] : []),
    ...(table.turn === null || table.over ? [] : [words.turnOf(nameIn(table, table.turn))]),
  ].join(' · ');
  const taken = pen.measureText(status).width;
  pen.fillText(status, WIDTH - taken - 36, TITLE / 2);
  pen.font = "700 40px 'Fraunces Variable'";
  pen.fillStyle = '#f5ecdf';
  pen.fillText(shortened(pen, title, WIDTH - taken - 120), 36, TITLE / 2);
  return canvas;
}

/** Returns text that fits a width in pixels. Longer text ends with an ellipsis. */
function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
