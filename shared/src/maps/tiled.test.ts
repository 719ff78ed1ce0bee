import { readFileSync } from 'node:fs';
import { gzipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { distance } from '../hex/axial.ts';
import type { HexMap } from '../hex/map.ts';
import { readMap } from './read-map.ts';
import type { MapRead } from './reading.ts';
import { writeTiled } from './write-tiled.ts';

const RULES = { squares: 1, hasDoors: true, takesPicture: false };

function read(text: string, choices = RULES): MapRead {
  const reading = readMap(text, choices);
  if ('fault' in reading) throw new Error(reading.fault.message);
  return reading;
}

const sorted = (map: HexMap) =>
  JSON.stringify(map, (_key, value) => (Array.isArray(value?.[0]) ? value.map(String).sort() : value));

/** Two rows of two tiles: a wall, water, open ground (flipped), and a tile of unknown ground. */
const TILES = [1, 2, 0x80000003, 4];
const packed = (pack: (bytes: Uint8Array) => Uint8Array) => {
  const bytes = pack(new Uint8Array(new Uint32Array(TILES).buffer));
  return btoa(String.fromCharCode(...bytes));
};

function tmx(data: string, map = 'staggeraxis="y" staggerindex="odd"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.10" orientation="hexagonal" width="2" height="2" tilewidth="14" tileheight="12" hexsidelength="6" ${map}>
 <tileset firstgid="1" name="my &amp; tiles" tilewidth="18" tileheight="18" tilecount="4" columns="4">
  <image source="tiles.png" width="72" height="18"/>
  <tile id="0" type="Wall"/>
  <tile id="1"><properties><property name="Ground" value="difficult, water"/></properties></tile>
  <tile id="2" class="open"/>
 </tileset>
 <layer id="1" name="Ground" width="2" height="2"><data ${data}</data></layer>
 <objectgroup id="2" name="Notes"><object id="1" x="1" y="1"/></objectgroup>
</map>`;
}
const CSV = `encoding="csv">\n1,2,\n2147483651,4\n`;

const testdata = (name: string) =>
  readFileSync(new URL(`../../testdata/maps/${name}`, import.meta.url), 'utf8');

describe('a Tiled map', () => {
  it.each(['tiled-csv.tmx', 'tiled-zlib.tmx', 'tiled-base64.tmx', 'tiled-numbers.tmj', 'tiled-gzip.tmj'])(
    'that Tiled has saved from our map is read as the same map: %s',
    (file) => {
      expect(sorted(read(testdata(file)).map)).toBe(sorted(read(testdata('quarry.json')).map));
    },
  );

  it.each([
    { name: 'comma-separated tiles', data: CSV },
    { name: 'tiles in XML', data: `>${TILES.map((gid) => `<tile gid="${gid}"/>`).join('')}` },
    { name: 'Base64', data: `encoding="base64">${packed((bytes) => bytes)}` },
    {
      name: 'zlib',
      data: `encoding="base64" compression="zlib">\n   ${packed((bytes) => zlibSync(bytes))}\n`,
    },
    { name: 'gzip', data: `encoding="base64" compression="gzip">${packed((bytes) => gzipSync(bytes))}` },
    {
      name: 'chunks',
      data: `encoding="csv"><chunk x="-2" y="-2" width="2" height="2">1,2,2147483651,4</chunk>`,
    },
  ])('is read from $name', ({ data }) => {
    const { map } = read(tmx(data));
    expect(map).toMatchObject({ radius: 1, difficult: [[0, 0]], looks: { water: [[0, 0]] } });
    expect(map.walls).toHaveLength(4); // one wall in the file, and three that fill the radius
  });

  it.each([
    { axis: 'y', index: 'odd', rising: 1, falling: 2 },
    { axis: 'y', index: 'even', rising: 2, falling: 1 },
    { axis: 'x', index: 'odd', rising: 1, falling: 2 },
    { axis: 'x', index: 'even', rising: 2, falling: 1 },
  ] as const)(
    'has the same layout as in Tiled: axis $axis, index $index',
    ({ axis, index, rising, falling }) => {
      const apart = (data: string) => {
        const { map } = read(tmx(`encoding="csv">${data}`, `staggeraxis="${axis}" staggerindex="${index}"`));
        const [one, other] = map.difficult;
        return one && other && distance(one, other);
      };
      expect(apart('0,2,2,0')).toBe(rising);
      expect(apart('2,0,0,2')).toBe(falling);
    },
  );

  it('reports unknown tiles and dropped parts', () => {
    const { remarks } = read(tmx(CSV));
    expect(remarks.filter(({ isLeftOut }) => isLeftOut).map(({ text }) => text)).toEqual([
      '1 layer of objects or pictures isn’t imported.',
      '1 hex becomes open terrain, because these tiles don’t have a "ground" property: my & tiles 3. Add it in Tiled.',
    ]);
  });

  it('is unchanged after writing and reading', () => {
    for (const radius of [3, 4]) {
      const map = {
        radius,
        walls: [[0, 0], [1, -2], [-radius, 0]],
        difficult: [[1, 0], [2, 0]],
        cover: [[2, 0], [0, radius]],
        looks: { water: [[1, 0]], brush: [[2, 0]] },
      } as const; // biome-ignore format: keeps the hexes on one line
      const again = read(writeTiled(map, [[1, -2]], 'grounds.svg'));
      expect(sorted(again.map)).toBe(sorted(map));
      expect(again.doors).toEqual([[1, -2]]);
    }
  });

  it('has openings instead of doors if the rules have no doors', () => {
    const map = { radius: 1, walls: [[0, 0]], difficult: [], cover: [] } as const;
    const { map: read, doors } = readMap(writeTiled(map, [[0, 0]], ''), {
      ...RULES,
      hasDoors: false,
    }) as MapRead;
    expect([read.walls, doors]).toEqual([[], []]);
  });
});

describe('a fault in a Tiled map', () => {
  const tiles = (data: string) => tmx(data);
  it.each([
    { name: 'a square grid', text: tmx(CSV).replace('hexagonal', 'orthogonal'), says: 'This map is orthogonal, but only hexagonal maps can be imported. Choose "Hexagonal (Staggered)" in Tiled.' },
    { name: 'a tileset in another file', text: tmx(CSV).replace('<layer', '<tileset firstgid="9" source="a.tsx"/><layer'), says: 'The tileset a.tsx is in a separate file. Choose "Embed Tileset" in Tiled and save the map again.' },
    { name: 'an unknown compression', text: tiles('encoding="base64" compression="zstd">AAAA'), says: 'Couldn’t unpack the tiles (zstd). Choose CSV, or Base64 with zlib or gzip, as the map’s layer format.' },
    { name: 'damaged tiles', text: tiles('encoding="base64" compression="zlib">AAAA'), says: 'The tiles in the layer "Ground" are damaged.' },
    { name: 'tiles that unpack to too much data', text: tiles(`encoding="base64" compression="gzip">${btoa(String.fromCharCode(...gzipSync(new Uint8Array(9_000_000))))}`), says: 'The tiles in the layer "Ground" are damaged.' },
    { name: 'too few tiles', text: tiles('encoding="csv">1,2'), says: 'The layer "Ground" has 2 tiles where there should be 4.' },
    { name: 'a tile without a tileset', text: tiles('encoding="csv">1,2,3,77'), says: 'The layer "Ground" uses a tile that isn’t in any tileset of this map.' },
    { name: 'an unclosed tag', text: tmx(CSV).replace('</map>', ''), says: /^Couldn’t read this XML: .*\.$/ },
    { name: 'entities', text: tmx(CSV).replace('map.dtd">', 'map.dtd" [<!ENTITY a "b">]>'), says: 'A map can’t define XML entities. Remove them.' },
    { name: 'an empty map', text: tiles('encoding="csv">0,0,0,0'), says: 'This map is empty.' },
    { name: 'another kind of file', text: '{"name":"a sheet"}', says: /^This isn’t a map\. / },
  ])('is reported in a sentence: $name', ({ text, says }) => {
    const reading = readMap(text, RULES);
    expect('fault' in reading && reading.fault.message).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  }); // biome-ignore format: keeps each row of the table on one line
});
