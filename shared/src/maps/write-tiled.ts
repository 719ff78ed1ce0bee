import { range } from '../hex/area.ts';
import type { Hex } from '../hex/axial.ts';
import type { HexMap } from '../hex/map.ts';
import { type Ground, groundsAt } from './ground.ts';

/* Writes a map as Tiled JSON (.tmj) with its own tileset. Each tile stores its terrain in the property `ground`. */

/** The size of a tile, a pointy-top hex, in pixels. */
const TILE = { width: 56, height: 64, side: 32 } as const;

/** The tiles: each has a color, and one or more kinds of ground. */
const TILES: readonly { readonly grounds: readonly Ground[]; readonly color: string }[] = [
  { grounds: ['open'], color: '#6b7358' },
  { grounds: ['wall'], color: '#d8cdb5' },
  { grounds: ['door'], color: '#a2662c' },
  { grounds: ['difficult'], color: '#8a8270' },
  { grounds: ['cover'], color: '#b08a4f' },
  { grounds: ['difficult', 'cover'], color: '#9c8760' },
  { grounds: ['water'], color: '#5b95b5' },
  { grounds: ['difficult', 'water'], color: '#2f6f95' },
  { grounds: ['planks'], color: '#9a7448' },
  { grounds: ['difficult', 'planks'], color: '#6f5230' },
  { grounds: ['brush'], color: '#6f8f4a' },
  { grounds: ['difficult', 'brush'], color: '#4c7034' },
  { grounds: ['difficult', 'cover', 'brush'], color: '#345426' },
  { grounds: ['cover', 'water'], color: '#7fa9bb' },
  { grounds: ['difficult', 'cover', 'water'], color: '#47708a' },
  { grounds: ['cover', 'planks'], color: '#b8935f' },
  { grounds: ['difficult', 'cover', 'planks'], color: '#85653f' },
  { grounds: ['cover', 'brush'], color: '#587a3c' },
];

/**
 * Returns the picture of all tiles as SVG. Tiled looks for the picture in the folder of the map, under the name
 * given in the map's file.
 */
export function tilesPicture(): string {
  const { width, height } = TILE;
  const corners = [[0.5, 0], [1, 0.25], [1, 0.75], [0.5, 1], [0, 0.75], [0, 0.25]] as const; // biome-ignore format: keeps the hex on one line
  const hexes = TILES.map(({ color }, index) => {
    const points = corners.map(([x, y]) => `${(index + x) * width},${y * height}`).join(' ');
    return `<polygon points="${points}" fill="${color}" stroke="#221d16"/>`;
  });
  const size = `width="${TILES.length * width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${hexes.join('')}</svg>\n`;
}

/**
 * Returns the map as a Tiled file. `picture` is the name of the file with the picture of the tiles, in the same
 * folder.
 */
export function writeTiled(map: HexMap, doors: readonly Hex[], picture: string): string {
  const { radius } = map;
  const side = 2 * radius + 1;
  const data = Array.from({ length: side * side }, () => 0);
  for (const at of range([0, 0], radius)) {
    const [q, r] = at;
    data[(r + radius) * side + q + Math.floor(r / 2) + radius] = 1 + tileOf(groundsAt({ map, doors }, at));
  }
  return `${JSON.stringify({
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    infinite: false,
    width: side,
    height: side,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    hexsidelength: TILE.side,
    staggeraxis: 'y',
    staggerindex: radius % 2 === 0 ? 'odd' : 'even',
    nextlayerid: 2,
    nextobjectid: 1,
    layers: [
      {
        id: 1,
        type: 'tilelayer',
        name: 'Map',
        x: 0,
        y: 0,
        width: side,
        height: side,
        opacity: 1,
        visible: true,
        data,
      },
    ],
    tilesets: [tileset(picture)],
  })}\n`;
}

function tileset(picture: string) {
  return {
    firstgid: 1,
    name: 'Grounds',
    image: picture,
    imagewidth: TILES.length * TILE.width,
    imageheight: TILE.height,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    tilecount: TILES.length,
    columns: TILES.length,
    margin: 0,
    spacing: 0,
    tiles: TILES.map(({ grounds }, id) => ({
      id,
      properties: [{ name: 'ground', type: 'string', value: grounds.join(' ') }],
    })),
  };
}

/** Returns the color that represents these kinds of ground. */
export function colorOf(grounds: readonly Ground[]): string {
  return TILES[tileOf(grounds)]?.color ?? '';
}

function tileOf(grounds: readonly Ground[]): number {
  const name = grounds.join(' ');
  return Math.max(
    0,
    TILES.findIndex((tile) => tile.grounds.join(' ') === name),
  );
}
