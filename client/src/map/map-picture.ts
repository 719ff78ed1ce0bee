import { type HexMap, notesOn } from '@riposte/shared';
import type { Container, Renderer } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { AddressOf, Pictures } from '../battle/view-model.ts';
import type { Box } from '../scenery/metrics.ts';
import type { Painter } from '../scenery/painter.ts';
import type { BackdropLayer } from './backdrop-layer.ts';
import { NotesLayer } from './notes-layer.ts';
import type { PICTURE_KIT } from './picture-kit.ts';
import type { TextureCache } from './texture-cache.ts';
import type { TokenLayer } from './token-layer.ts';

type Kit = typeof PICTURE_KIT;

/** The parts of the map that a picture shows. */
export interface PicturedParts {
  readonly hasFighters: boolean;
  readonly hasGrid: boolean;
  /** The size of the names, relative to their usual size on the map; 0 for no names. */
  readonly names: number;
}

interface Source extends PicturedParts {
  readonly kit: Kit;
  readonly textures: TextureCache;
  readonly pictures: Pictures;
  readonly addressOf: AddressOf;
}

/** How long a picture waits for the map's background picture, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** Prepares a picture of what lies on the map in a snapshot. It is drawn by the same layers as the map. */
export async function openMapPicture(
  renderer: Renderer,
  snapshot: BattleSnapshot,
  source: Source,
): Promise<MapPicture> {
  const { kit } = source;
  const world = new kit.Container();
  const backdrop = await drawBackdrop(world, snapshot.table.map, source);
  const [notes, signs] = [new kit.Container(), new kit.SignsLayer()];
  new NotesLayer(notes, notes).show(notesOn(snapshot.table.map));
  signs.show(snapshot);
  world.addChild(notes, signs.view);
  if (source.hasFighters) await drawFighters(world, snapshot, source);
  const painter = new kit.Painter({ hasGrid: source.hasGrid });
  if (!backdrop) painter.show(snapshot.table.map);
  return new MapPicture(kit, renderer, world, backdrop, painter);
}

/** A picture of a map: its painted ground, or its background picture, and what lies on it. */
export class MapPicture {
  readonly #renderer: Renderer;
  readonly #world: Container;
  readonly #scene: Container;
  readonly #kit: Kit;
  readonly #backdrop: BackdropLayer | null;
  readonly #painter: Painter;

  constructor(
    kit: Kit,
    renderer: Renderer,
    world: Container,
    backdrop: BackdropLayer | null,
    painter: Painter,
  ) {
    this.#kit = kit;
    this.#scene = new kit.Container();
    this.#renderer = renderer;
    this.#world = world;
    this.#scene.addChild(world);
    this.#backdrop = backdrop;
    this.#painter = painter;
  }

  /** True if the map has a background picture, so that no painted ground is visible. */
  get hasBackdrop(): boolean {
    return this.#backdrop !== null;
  }

  /** Paints the ground in a box. `scale` is as in `draw`. Resolves to null if nothing can be painted. */
  paintGround(box: Box, scale: number): Promise<ImageBitmap | null> {
    return this.#painter.paint(box, scale);
  }

  /**
   * Draws what lies on the part of the map that begins at a corner, in map pixels. `scale` is the number of picture
   * pixels per map pixel; `width` and `height` are in picture pixels.
   */
  draw(corner: Pick<Box, 'x' | 'y'>, scale: number, width: number, height: number): ImageData {
    this.#world.scale.set(scale);
    this.#world.position.set(-corner.x * scale, -corner.y * scale);
    const { pixels } = this.#renderer.extract.pixels({
      target: this.#scene,
      frame: new this.#kit.Rectangle(0, 0, width, height),
      resolution: 1,
      antialias: true,
    });
    const straight = new Uint8ClampedArray(pixels);
    undoPremultiplication(straight);
    return new ImageData(straight, width, height);
  }

  destroy(): void {
    this.#scene.destroy({ children: true });
    this.#backdrop?.destroy();
    this.#painter.destroy();
  }
}

/** Draws the map's background picture and the marks over it. Resolves to null if it has none or cannot load it. */
async function drawBackdrop(
  world: Container,
  map: HexMap,
  { kit, addressOf }: Source,
): Promise<BackdropLayer | null> {
  if (!map.backdrop) return null;
  const { BackdropLayer } = await import('./backdrop-layer.ts');
  const layer = await new Promise<InstanceType<typeof BackdropLayer>>((resolve) => {
    const loading = new BackdropLayer(() => resolve(loading));
    loading.show(map, addressOf);
    setTimeout(() => resolve(loading), LONGEST_WAIT);
  });
  if (!layer.show(map, addressOf)) {
    layer.destroy();
    return null;
  }
  const board = kit.batched();
  kit.drawBoard(board, map);
  world.addChild(board, layer.view, layer.drawGround(map));
  return layer;
}

/** Draws the fighters with their names, ties and pending actions, but without marks for a seat's current choice. */
async function drawFighters(world: Container, snapshot: BattleSnapshot, source: Source): Promise<void> {
  const { kit, textures, pictures, addressOf, names } = source;
  const [ties, aims] = [new kit.TiesLayer(), new kit.AimsLayer()];
  const showTokens = () =>
    tokens.show(snapshot, { targets: [], inspected: null, mine: [], pictures, addressOf });
  const tokens: TokenLayer = new kit.TokenLayer(textures, showTokens);
  const labels = new kit.LabelsLayer(textures);
  for (const layer of [ties, aims]) layer.show(snapshot);
  showTokens();
  await import('../figures/paint.ts').catch(() => undefined); // the layer draws the figures as soon as this code has loaded
  if (names > 0) labels.show(snapshot, { zoom: 1 / names, seen: null }, [], pictures);
  world.addChild(ties.view, tokens.view, aims.view, labels.view);
}

/** Converts pixels from colors that are multiplied by their opacity to plain colors, which a canvas expects. */
function undoPremultiplication(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let part = at; part < at + 3; part++) pixels[part] = ((pixels[part] ?? 0) * 255) / opacity;
  }
}
