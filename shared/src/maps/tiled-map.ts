import * as z from 'zod/mini';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { MapFault } from './reading.ts';
import { shaped } from './shapes.ts';

/*
 * The parts of a Tiled map that are used, in the form of Tiled's JSON format. `tmx.ts` converts Tiled's XML format
 * to this form. Source: Tiled's documentation of both formats.
 */

/** The maximum nesting of layer groups. */
const MOST_GROUPS = 8;
const MOST_TILES = 1_000_000;

const properties = z._default(
  z.array(z.object({ name: z.string(), value: z._default(z.unknown(), '') })),
  [],
);
/** The tiles of a layer. They are validated when they are unpacked. */
const data = z.optional(z.union([z.string(), z.array(z.int()).check(z.maxLength(MOST_TILES))]));
const size = z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0);

const layer = z.object({
  type: z.string(),
  name: z._default(z.string(), ''),
  class: z._default(z.string(), ''),
  visible: z._default(z.boolean(), true),
  encoding: z._default(z.string(), 'csv'),
  compression: z._default(z.string(), ''),
  width: size,
  height: size,
  data,
  chunks: z.optional(z.array(z.object({ x: z.int(), y: z.int(), width: size, height: size, data }))),
  layers: z._default(z.array(z.unknown()), []),
  properties,
});
export type TiledLayer = z.output<typeof layer>;

const tileset = z.object({
  firstgid: z.int().check(z.minimum(1)),
  source: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  tilecount: z._default(z.int(), 0),
  tiles: z._default(
    z.array(
      z.object({
        id: z.int(),
        type: z._default(z.string(), ''),
        class: z._default(z.string(), ''),
        properties,
      }),
    ),
    [],
  ),
});
export type Tileset = z.output<typeof tileset>;

const file = z.object({
  orientation: z.string(),
  staggeraxis: z._default(z.enum(['x', 'y']), 'y'),
  staggerindex: z._default(z.enum(['odd', 'even']), 'odd'),
  layers: z.array(z.unknown()),
  tilesets: z._default(z.array(tileset), []),
});

export interface TiledMap extends Omit<z.output<typeof file>, 'layers'> {
  /** All layers without their groups, bottom first. A layer in a hidden group counts as hidden. */
  readonly layers: readonly TiledLayer[];
}

/** Returns whether a file looks like a Tiled map. */
export function isTiled(value: object): boolean {
  return 'layers' in value && 'tilesets' in value;
}

/** Returns a hexagonal Tiled map with all its tilesets. Throws `MapFault` if the map is invalid. */
export function tiledMap(source: Source): TiledMap {
  const map = shaped(file, source);
  if (map.orientation !== 'hexagonal') throw new MapFault(texts.orthogonal(map.orientation.slice(0, 40)));
  const outside = map.tilesets.find((one) => one.source !== '');
  if (outside) throw new MapFault(texts.outsideTileset(outside.source.slice(0, 100)));
  return { ...map, layers: ungrouped(source, map.layers, true, 0) };
}

function ungrouped(
  source: Source,
  layers: readonly unknown[],
  isShown: boolean,
  depth: number,
): TiledLayer[] {
  if (depth > MOST_GROUPS) return [];
  return layers.flatMap((value) => {
    const one = shaped(layer, { ...source, value: value as Source['value'] });
    const visible = one.visible && isShown;
    return one.type === 'group' ? ungrouped(source, one.layers, visible, depth + 1) : [{ ...one, visible }];
  });
}

/** Returns the text of the property with this lower-case name; empty if there is none. */
export function propertyOf(of: Pick<TiledLayer, 'properties'>, name: string): string {
  const found = of.properties.find((property) => property.name.toLowerCase() === name);
  return typeof found?.value === 'string' ? found.value : '';
}
