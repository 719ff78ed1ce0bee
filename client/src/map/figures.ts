import type { Figure } from '@riposte/shared';
import type { Texture } from 'pixi.js';
import type { TextureCache } from './texture-cache.ts';

type Painter = typeof import('../figures/paint.ts');

/** A pose that a fighter has for a moment, while an event is animated. */
export type MomentaryPose = 'acting' | 'hit';

/** The parts of a figure that change its picture. */
type Pictured = Pick<Figure, 'body' | 'hands' | 'postures'>;

/** The width of a figure's square in pixels of its texture. */
const SQUARE = 136;
/** The space around the square, as a share of the square. Weapons and leaning figures reach into it. */
const MARGIN = 0.35;

/** The width of a figure's texture compared with the figure's square. */
export const TEXTURE_WIDTH = 1 + 2 * MARGIN;

/** Loads the painter of figures, and holds one texture for all fighters that look the same. */
export class Figures {
  readonly #textures: TextureCache;
  readonly #onLoad: () => void;
  #painter: Painter | undefined;
  #isLoading = false;

  /** `onLoad` is called when the painter has loaded, so the tokens must be drawn again. */
  constructor(textures: TextureCache, onLoad: () => void) {
    this.#textures = textures;
    this.#onLoad = onLoad;
  }

  /** Returns whether figures can be drawn. If not, starts loading the painter. */
  get areReady(): boolean {
    if (!this.#painter && !this.#isLoading) void this.#load();
    return this.#painter !== undefined;
  }

  /** Returns the texture of a figure. `pictured` is the result of `picturedAs`. */
  textureOf(pictured: string, side: number, pose: MomentaryPose | null): Texture {
    return this.#textures.drawn(`${pictured} ${side} ${pose}`, SQUARE * TEXTURE_WIDTH, (pen) => {
      pen.translate(SQUARE * MARGIN, SQUARE * MARGIN);
      pen.scale(SQUARE, SQUARE);
      this.#painter?.paintFigure(pen, JSON.parse(pictured) as Pictured, { side, pose });
    });
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    this.#painter = await import('../figures/paint.ts').catch(() => undefined); // if loading fails, the tokens show icons
    if (this.#painter) this.#onLoad();
  }
}

/** Returns the parts of a figure that change its picture as JSON, so that looks can be compared. */
export function picturedAs({ body, hands, postures }: Figure): string {
  return JSON.stringify({ body, hands: hands.map(({ look }) => ({ look })), postures });
}
