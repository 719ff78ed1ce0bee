import type { Container } from 'pixi.js';

/** Code that loads when it is first asked for, because most fights do not need it. */
export class Late<Code> {
  readonly #load: () => Promise<Code>;
  readonly #view: Pick<Container, 'destroyed'>;
  readonly #onLoad: () => void;
  #code: Code | undefined;
  #isLoading = false;

  /** `onLoad` is called when the code has loaded, unless loading fails or `view` has been destroyed by then. */
  constructor(load: () => Promise<Code>, view: Pick<Container, 'destroyed'>, onLoad: () => void) {
    this.#load = load;
    this.#view = view;
    this.#onLoad = onLoad;
  }

  /** Returns the code; undefined until it has loaded. The first call starts loading it. */
  get(): Code | undefined {
    if (!this.#isLoading) void this.#fetch();
    return this.#code;
  }

  async #fetch(): Promise<void> {
    this.#isLoading = true;
    this.#code = await this.#load().catch(() => undefined);
    if (this.#code && !this.#view.destroyed) this.#onLoad();
  }
}
