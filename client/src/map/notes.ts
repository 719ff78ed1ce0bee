import { type HexMap, type MapNote, notesOn } from '@riposte/shared';
import { Container } from 'pixi.js';
import type { NotesLayer } from './notes-layer.ts';

/** Loads and shows the labels, drawings and areas of maps that have some. */
export class Notes {
  readonly view = new Container();
  readonly #onLoad: () => void;
  #layers: { readonly placed: NotesLayer; readonly draft: NotesLayer } | undefined;
  #isLoading = false;
  #placed: readonly MapNote[] = [];
  #draft: readonly MapNote[] = [];

  /** `onLoad` is called when the layer has loaded, so the map must be drawn again. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** Shows the notes of a map, and the one that the GM is drawing. */
  show(map: HexMap, draft: MapNote | undefined): void {
    this.#placed = notesOn(map);
    this.#draft = draft ? [draft] : [];
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
    if (!code || this.view.destroyed) return;
    this.#layers = { placed: new code.NotesLayer(), draft: new code.NotesLayer() };
    this.view.addChild(this.#layers.placed.view, this.#layers.draft.view);
    this.#draw();
    this.#onLoad();
  }
}
