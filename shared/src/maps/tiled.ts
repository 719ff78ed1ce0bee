import type { Hex } from '../hex/axial.ts';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { GROUNDS, type Ground } from './ground.ts';
import { MapBuilder } from './map-builder.ts';
import { MapFault, type MapRead, type ReadingChoices, type Remark } from './reading.ts';
import { propertyOf, type TiledLayer, type TiledMap, type Tileset, tiledMap } from './tiled-map.ts';
import { tilesOf } from './tiles.ts';

/** A remark names at most this many tiles whose ground is unknown. */
const MOST_NAMED = 8;

/**
 * Reads the hexes of a Tiled map. The ground of a tile is one or more of `GROUNDS`. It comes from the tile's
 * property `ground` or its class, else from those of its layer, else from the layer's name. A hex combines the
 * ground of all layers. Throws `MapFault` if the map is invalid.
 */
export function readTiled(source: Source, { hasDoors }: ReadingChoices): MapRead {
  const tiled = tiledMap(source);
  const laying = new MapBuilder();
  const unnamed = new Unnamed();
  const shown = tiled.layers.filter(({ type, visible }) => type === 'tilelayer' && visible);
  for (const layer of shown) {
    for (const { x, y, tile } of tilesOf(layer)) {
      const at = hexOf(tiled, x, y);
      const grounds = groundsOf(tiled, layer, tile);
      if (grounds.length === 0) unnamed.add(at, nameOf(tiled.tilesets, layer, tile));
      laying.lay(at, ...grounds.map((ground) => (ground === 'door' && !hasDoors ? 'open' : ground)));
    }
  }
  const { map, doors, remarks } = laying.finish();
  return { map, doors, remarks: [...remarks, ...remarksOn(tiled, laying), ...unnamed.remarks(laying)] };
}

/**
 * Returns the hex of a tile on a staggered map. Maps of flat-top hexes are rotated, because hexes here are
 * pointy-top.
 */
function hexOf({ staggeraxis, staggerindex }: TiledMap, x: number, y: number): Hex {
  const [along, across] = staggeraxis === 'y' ? [x, y] : [y, x];
  const shift = staggerindex === 'odd' ? Math.floor(across / 2) : Math.ceil(across / 2);
  return staggeraxis === 'y' ? [along - shift, across] : [across, along - shift];
}

function groundsOf({ tilesets }: TiledMap, layer: TiledLayer, gid: number): readonly Ground[] {
  const set = tilesetOf(tilesets, layer, gid);
  const tile = set.tiles.find(({ id }) => id === gid - set.firstgid);
  const says = [
    ...(tile ? [propertyOf(tile, 'ground'), tile.class, tile.type] : []),
    propertyOf(layer, 'ground'),
    layer.class,
    layer.name,
  ];
  return says.map(groundsIn).find((grounds) => grounds.length > 0) ?? [];
}

/**
 * Returns the kinds of ground that a string lists; empty if the string contains any other word. A plural such as
 * `walls` is also accepted.
 */
function groundsIn(text: string): readonly Ground[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;+]+/)
    .filter((word) => word !== '');
  const grounds = words.map((word) => GROUNDS.find((ground) => word === ground || word === `${ground}s`));
  return grounds.every((ground) => ground !== undefined) ? grounds : [];
}

function tilesetOf(tilesets: readonly Tileset[], layer: TiledLayer, gid: number): Tileset {
  const before = tilesets.filter(({ firstgid }) => firstgid <= gid);
  const set = before.sort((one, other) => other.firstgid - one.firstgid)[0];
  if (!set || (set.tilecount > 0 && gid - set.firstgid >= set.tilecount))
    throw new MapFault(texts.badTile(layer.name.slice(0, 60)));
  return set;
}

function nameOf(tilesets: readonly Tileset[], layer: TiledLayer, gid: number): string {
  const { name, firstgid } = tilesetOf(tilesets, layer, gid);
  return `${name.slice(0, 40)} ${gid - firstgid}`.trim();
}

/** Collects the hexes whose tiles do not say which ground they have. */
class Unnamed {
  readonly #hexes: Hex[] = [];
  readonly #tiles = new Set<string>();

  add(at: Hex, tile: string): void {
    this.#hexes.push(at);
    this.#tiles.add(tile);
  }

  remarks(laying: MapBuilder): Remark[] {
    const open = this.#hexes.filter((at) => laying.isPlain(at)).length;
    const [tiles, more] = [[...this.#tiles].slice(0, MOST_NAMED), this.#tiles.size > MOST_NAMED];
    return open > 0
      ? [{ text: texts.unnamed(open, `${tiles.join(', ')}${more ? ' …' : ''}`), isLeftOut: true }]
      : [];
  }
}

function remarksOn({ layers, staggeraxis }: TiledMap, laying: MapBuilder): Remark[] {
  const hidden = layers.filter(({ type, visible }) => type === 'tilelayer' && !visible).length;
  const others = layers.filter(({ type }) => type !== 'tilelayer').length;
  const grounds = GROUNDS.filter((ground) => ground !== 'open').map(
    (ground) => [ground, laying.count(ground)] as const,
  );
  return [
    ...(staggeraxis === 'x' ? [{ text: texts.turned }] : []),
    ...grounds.flatMap(([ground, count]) => (count > 0 ? [{ text: texts.grounds(count, ground) }] : [])),
    ...(hidden > 0 ? [{ text: texts.hiddenLayers(hidden), isLeftOut: true as const }] : []),
    ...(others > 0 ? [{ text: texts.layersLeftOut(others), isLeftOut: true as const }] : []),
  ];
}
