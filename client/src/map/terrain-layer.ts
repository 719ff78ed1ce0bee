import type { HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { AddressOf } from '../battle/view-model.ts';
import type { BackdropLayer } from './backdrop-layer.ts';
import { batched } from './batched.ts';
import { drawBoard, drawGround } from './ground.ts';

/** The map radius above which a texture of the whole map would be too large for some graphics cards. */
const LARGE = 12;

/** Shows the ground: the board, its background picture, and the hexes. They are drawn once and cached as a texture. */
export class TerrainLayer {
  readonly view = new Container();
  readonly #board = batched();
  readonly #hexes = new Container();
  readonly #onLoad: () => void;
  #backdrop: BackdropLayer | undefined;
  #map: HexMap | null = null;
  #isLaid = false;
  #isLoading = false;

  /** `onLoad` is called when the picture has loaded, so the ground must be shown again. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
    this.view.addChild(this.#board, this.#hexes);
  }

  /** Draws the map, unless it is already drawn. */
  show({ table: { map } }: BattleSnapshot, addressOf: AddressOf): void {
    const isLaid = this.#lay(map, addressOf);
    const isSame = this.#map !== null && isLaid === this.#isLaid && hasSameGround(map, this.#map);
    this.#isLaid = isLaid;
    this.#map = map;
    if (isSame) return;
    drawBoard(this.#board.clear(), map);
    for (const old of this.#hexes.removeChildren()) old.destroy();
    this.#hexes.cacheAsTexture(false);
    this.#hexes.addChild((isLaid && this.#backdrop?.drawGround(map)) || drawGround(map));
    this.#hexes.cacheAsTexture({ resolution: map.radius > LARGE ? 1 : 2, antialias: true });
  }

  destroy(): void {
    this.#backdrop?.destroy();
  }

  /**
   * Shows the background picture. Returns whether the picture is visible. The code that draws pictures loads only for
   * maps that have one.
   */
  #lay(map: HexMap, addressOf: AddressOf): boolean {
    if (this.#backdrop) return this.#backdrop.show(map, addressOf);
    if (!map.backdrop || this.#isLoading) return false;
    this.#isLoading = true;
    const lay = ({ BackdropLayer }: typeof import('./backdrop-layer.ts')) => {
      if (this.view.destroyed) return;
      this.#backdrop = new BackdropLayer(this.#onLoad);
      this.view.addChildAt(this.#backdrop.view, 1);
      this.#onLoad();
    };
    import('./backdrop-layer.ts').then(lay, () => undefined); // if loading fails, the plain ground stays visible
    return false;
  }
}

/** Returns whether two maps are equal except for their background pictures. */
function hasSameGround({ backdrop: _, ...one }: HexMap, { backdrop: __, ...other }: HexMap): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof typeof one)[];
  return keys.every((key) => one[key] === other[key]);
}
