import type { HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { AddressOf } from '../battle/view-model.ts';
import { type Box, boardOf } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import type { BackdropLayer } from './backdrop-layer.ts';
import { batched } from './batched.ts';
import { changedHexes } from './changed-hexes.ts';
import { TerrainTiles } from './terrain-tiles.ts';
import { resolutionOf } from './tile-grid.ts';

/** Shows the ground: the board, its background picture, and the hexes. */
export class TerrainLayer {
  readonly view = new Container();
  readonly #board = batched();
  readonly #veil = new Container();
  readonly #tiles: TerrainTiles;
  readonly #onLoad: () => void;
  #backdrop: BackdropLayer | undefined;
  #map: HexMap | null = null;
  /** The map whose ground is drawn over the background picture. */
  #veiled: HexMap | null = null;
  #isLoading = false;

  /**
   * `onLoad` is called when a picture has loaded, so the ground must be shown again. `onPaint` is called when a part of
   * the ground has been painted.
   */
  constructor(onLoad: () => void, onPaint: () => void) {
    this.#onLoad = onLoad;
    this.#tiles = new TerrainTiles(onPaint);
    this.view.addChild(this.#board, this.#tiles.view, this.#veil);
  }

  /** Shows the map, unless it is already shown. */
  show({ table: { map } }: BattleSnapshot, addressOf: AddressOf): void {
    if (this.#map?.radius !== map.radius) drawBoard(this.#board.clear(), map);
    const isLaid = this.#lay(map, addressOf);
    this.#tiles.view.visible = !isLaid;
    this.#veil.visible = isLaid;
    if (isLaid) this.#drawVeil(map);
    else this.#tiles.show(map);
    this.#map = map;
  }

  /** Paints the ground in this part of the map. `density` is the number of screen pixels per map pixel. */
  reveal(seen: Box, density: number): void {
    if (this.#tiles.view.visible) this.#tiles.request(seen, density);
  }

  /** Returns whether all of the ground in view is painted. */
  get isPainted(): boolean {
    return !this.#tiles.view.visible || this.#tiles.isPainted;
  }

  destroy(): void {
    this.#backdrop?.destroy();
    this.#tiles.destroy();
  }

  /** Draws the ground over a background picture, unless it is already drawn. It is cached as a texture. */
  #drawVeil(map: HexMap): void {
    const isDrawn = this.#veiled !== null && changedHexes(this.#veiled, map)?.length === 0;
    this.#veiled = map;
    if (isDrawn) return;
    for (const old of this.#veil.removeChildren()) old.destroy();
    this.#veil.cacheAsTexture(false);
    if (this.#backdrop) this.#veil.addChild(this.#backdrop.drawGround(map));
    this.#veil.cacheAsTexture({ resolution: resolutionOf(map), antialias: true });
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

/** Draws the board on which the hexes lie. */
export function drawBoard(drawing: ReturnType<typeof batched>, { radius }: HexMap): void {
  const corners = boardOf(radius).flatMap(({ x, y }) => [x, y]);
  drawing.poly(corners).fill({ color: MAP_COLORS.board }).stroke({ color: 0x7a5f43, width: 4 });
}
