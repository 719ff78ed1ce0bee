import { type HexMap, type MapNote, notesOn } from '@riposte/shared';
import { Container } from 'pixi.js';
import type { NotesLayer } from './notes-layer.ts';

/** Shows the labels, drawings and areas of a map. The code for them loads with the first map that has any. */
export class Notes {
  /** Areas and drawings, and above the marks of the current tool, names and labels. */
  readonly drawings = new Container();
  readonly plates = new Container();
  readonly #onLoad: () => void;
  #layers: { readonly placed: NotesLayer; readonly draft: NotesLayer } | undefined;
  #isLoading = false;
  #notes: HexMap['notes'];
  #placed: readonly MapNote[] = [];
  #draft: readonly MapNote[] = [];

  /** `onLoad` is called when the layer has loaded, so the map must be drawn again. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** Shows the notes of a map, and the one that the GM is drawing. */
  show(map: HexMap, draft: MapNote | undefined): void {
    if (map.notes !== this.#notes) this.#placed = notesOn(map);
    this.#notes = map.notes;
    if (draft || this.#draft.length > 0) this.#draft = draft ? [draft] : [];
    this.#draw();
    if (this.#placed.length + this.#draft.length > 0 && !this.#isLoading) void this.#load();
  }

  #draw(): void {
    this.#layers?.placed.show(this.#placed);
    this.#layers?.draft.show(this.#draft);
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    const code = await import('./notes-layer.ts').catch(() => undefined); // if loading fails, the notes are only in the text map
    if (!code || this.plates.destroyed) return;
    const layer = () => new code.NotesLayer(this.drawings, this.plates);
    this.#layers = { placed: layer(), draft: layer() };
    this.#draw();
    this.#onLoad();
  }
}
