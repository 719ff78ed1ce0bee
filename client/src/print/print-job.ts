import { signal } from '@preact/signals';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { boxOfBoard } from '../scenery/metrics.ts';
import * as words from '../words/print.ts';
import { type Choice, pagesFor, partsOf, shownSnapshot } from './choice.ts';
import { MapArtist, penOf } from './map-artist.ts';
import { PngWriter } from './png-writer.ts';
import { pixelSizeOf } from './sizes.ts';

/** The height of the strips in which a large picture is painted, in pixels. */
const STRIP = 512;

/** The progress of a file: the number of finished parts, and of all parts. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Makes a file of the whole map, strip by strip or page by page, and downloads it. Runs one job at a time. */
export class PrintJob {
  /** The progress of the running job; null if none is running. */
  readonly progress = signal<Progress | null>(null);
  /** The sentence for the user about the last job; empty if there is none. */
  readonly status = signal('');
  readonly fault = signal('');
  #stop = new AbortController();

  /** Makes the file that the user has chosen. */
  async start(board: Board, snapshot: BattleSnapshot, choice: Choice): Promise<void> {
    this.cancel();
    this.#stop = new AbortController();
    const { signal: stop } = this.#stop;
    this.progress.value = { done: 0, of: 1 };
    this.status.value = '';
    this.fault.value = '';
    try {
      const name = `${fileNameOf(snapshot.title)}-map.${choice.result}`;
      const file = await this.#make(board, shownSnapshot(snapshot, choice), choice, stop);
      save(file, name, file.type);
      this.status.value = words.saved(name);
    } catch (error) {
      if (stop.aborted) this.status.value = words.canceled;
      else this.fault.value = error instanceof TooOld ? words.browserTooOld : words.notMade;
    }
    this.progress.value = null;
  }

  cancel(): void {
    this.#stop.abort();
  }

  async #make(board: Board, snapshot: BattleSnapshot, choice: Choice, stop: AbortSignal): Promise<Blob> {
    const artist = await MapArtist.open(board, snapshot, partsOf(choice));
    try {
      return choice.result === 'pdf'
        ? await this.#makePdf(artist, snapshot, choice, stop)
        : await this.#makePng(artist, snapshot, choice, stop);
    } finally {
      artist.destroy();
    }
  }

  async #makePng(
    artist: MapArtist,
    { table }: BattleSnapshot,
    { hexWidth, resolution }: Choice,
    stop: AbortSignal,
  ): Promise<Blob> {
    if (typeof CompressionStream === 'undefined') throw new TooOld();
    const box = boxOfBoard(table.map.radius);
    const { width, height, scale } = pixelSizeOf(box, hexWidth, resolution);
    const writer = new PngWriter(width, height, resolution);
    for (let top = 0; top < height; top += STRIP) {
      this.progress.value = { done: top / STRIP, of: Math.ceil(height / STRIP) };
      const size = { width, height: Math.min(STRIP, height - top), scale };
      const strip = await artist.paint({ x: box.x, y: box.y + top / scale }, size, stop);
      await writer.add(penOf(strip).getImageData(0, 0, width, size.height));
    }
    return await writer.finish();
  }

  async #makePdf(
    artist: MapArtist,
    { title, table }: BattleSnapshot,
    choice: Choice,
    stop: AbortSignal,
  ): Promise<Blob> {
    const { writePdf } = await import('./pdf.ts');
    const layout = pagesFor(table.map.radius, choice);
    const { hexWidth, resolution } = choice;
    const onPage = (done: number) => {
      this.progress.value = { done, of: layout.pages.length };
    };
    onPage(0);
    return await writePdf({ title, layout, hexWidth, resolution, artist, signal: stop, onPage });
  }
}

/** The error for a browser that cannot compress data. */
class TooOld extends Error {}
