import { describe, expect, it } from 'vitest';
import { hasLineOfSight } from '../hex/line.ts';
import { isCover, isOpenGround, isWall } from '../hex/map.ts';
import { readMap } from './read-map.ts';
import type { MapRead } from './reading.ts';

const RULES = { squares: 1, hasDoors: true, takesPicture: false };

/** A map of twelve by ten squares as Dungeondraft writes it. Its corner is at square (30, 20) of a larger map. */
function uvtt(walls: readonly (readonly [number, number])[][], more: object = {}): string {
  return JSON.stringify({
    format: 0.3,
    resolution: { map_origin: { x: 30, y: 20 }, map_size: { x: 12, y: 10 }, pixels_per_grid: 70 },
    line_of_sight: walls.map((line) => line.map(([x, y]) => ({ x: 30 + x, y: 20 + y }))),
    ...more,
  });
}

function read(text: string, choices = RULES): MapRead {
  const reading = readMap(text, choices);
  if ('fault' in reading) throw new Error(reading.fault.message);
  return reading;
}

const door = (x: number, y: number, closed = true) => ({
  position: { x: 30 + x, y: 20 + y + 0.5 },
  bounds: [
    { x: 30 + x, y: 20 + y },
    { x: 30 + x, y: 20 + y + 1 },
  ],
  rotation: 0,
  closed,
});

const BESIDE = [
  [-3, 0],
  [3, 0],
] as const;

describe('a Universal VTT file', () => {
  it('is centered on the middle of its picture, regardless of its origin', () => {
    const { map } = read(uvtt([]));
    expect(isOpenGround(map, [6, 0]) && isOpenGround(map, [-6, 0])).toBe(true);
    expect(isOpenGround(map, [7, 0]) || isOpenGround(map, [-7, 0])).toBe(false);
  });

  it.each([
    { name: 'vertically', from: [6, 0], to: [6, 10] },
    { name: 'between two columns of hexes', from: [6.5, 0], to: [6.5, 10] },
    { name: 'at an angle', from: [4.2, 0], to: [7.9, 10] },
  ] as const)('has a wall without gaps where a line runs $name', ({ from, to }) => {
    const { map, remarks } = read(uvtt([[from, to]]));
    expect(hasLineOfSight(map, ...BESIDE)).toBe(false);
    expect(remarks.map(({ text }) => text)).toContain(
      'The open terrain has 2 separate parts that fighters can’t walk between.',
    );
  });

  it('has no wall where a line only cuts off the corner of a hex', () => {
    const { map } = read(uvtt([[[6, 4.62], [6.4, 4.5]]])); // biome-ignore format: keeps the points on one line
    expect(isWall(map, [0, 0])).toBe(false);
  });

  it('has a door in the wall if the rules have doors', () => {
    const { map, doors } = read(uvtt([[[6, 0], [6, 10]]], { portals: [door(6, 4.5)] })); // biome-ignore format: keeps the points on one line
    expect(doors).toEqual([[0, 0]]);
    expect(isWall(map, [0, 0])).toBe(true);
  });

  it.each([
    { name: 'the rules have no doors', closed: true, hasDoors: false },
    { name: 'the door is open', closed: false, hasDoors: true },
  ])('has an opening instead of a door if $name', ({ closed, hasDoors }) => {
    const walls = [[[6, 0], [6, 10]]] as const; // biome-ignore format: keeps the points on one line
    const text = uvtt(walls.map((line) => [...line]), { portals: [door(6, 4.5, closed)] }); // biome-ignore format: keeps the call on one line
    const { map, doors } = read(text, { ...RULES, hasDoors });
    expect(doors).toEqual([]);
    expect(hasLineOfSight(map, ...BESIDE)).toBe(true);
  });

  it('has cover where objects block sight', () => {
    const chest = [[30 + 8.7, 25], [30 + 9.3, 25]].map(([x, y]) => ({ x, y })); // biome-ignore format: keeps the points on one line
    expect(isCover(read(uvtt([], { objects_line_of_sight: [chest] })).map, [3, 0])).toBe(true);
  });

  it('reports dropped parts', () => {
    const { remarks } = read(uvtt([], { lights: [{}, {}], image: 'iVBOR' }));
    expect(remarks.filter(({ isLeftOut }) => isLeftOut).map(({ text }) => text)).toEqual([
      '2 lights aren’t imported.',
      'The picture isn’t imported.',
    ]);
  });

  it.each([
    { name: 'a hex is one square wide', squares: 1, width: 12 },
    { name: 'a hex is two squares wide', squares: 2, width: 6 },
  ])('includes its picture, scaled to its squares, if $name', ({ squares, width }) => {
    const { picture, remarks } = read(uvtt([], { image: 'iVBOR' }), {
      ...RULES,
      squares,
      takesPicture: true,
    });
    expect(picture).toEqual({ base64: 'iVBOR', place: { x: 0, y: 0, width } });
    expect(remarks.at(-1)).toEqual({ text: 'The picture becomes the background image.' });
  });

  it('has more hexes if they are narrower', () => {
    const text = uvtt([]);
    expect(read(text, { ...RULES, squares: 0.5 }).map.radius).toBeGreaterThan(1.8 * read(text).map.radius);
  });
});

describe('a fault in a Universal VTT file', () => {
  it.each([
    { name: 'a malformed wall', text: uvtt([]).replace('[]', '[[{"x":1}]]'), says: 'line_of_sight[0][0].y: expected a number.' },
    { name: 'a missing size', text: uvtt([]).replace('"map_size"', '"size"'), says: 'resolution.map_size: expected an object.' },
    { name: 'a size out of range', text: uvtt([]).replace('"x":12', '"x":1200'), says: 'resolution.map_size.x: this number is out of range.' },
    { name: 'a map that is too large', text: uvtt([]).replace('"x":12', '"x":120'), says: 'The map is too large: its edge can be at most 40 hexes from the center.' },
    { name: 'walls that are too long', text: uvtt(Array.from({ length: 3000 }, () => [[0, 5], [12, 5]])), says: 'The walls are too long: together, they can be at most 20,000 hexes long.' },
    { name: 'a truncated file', text: uvtt([]).slice(0, 60), says: 'Not valid JSON: this text has no closing quote.' },
  ] as const)('is reported in a sentence: $name', ({ text, says }) => {
    expect(readMap(text, RULES)).toMatchObject({ fault: { message: says } });
  }); // biome-ignore format: keeps each row of the table on one line
});

describe('a map from the file of another fight', () => {
  const place = { x: 1, y: -2, width: 9, turn: 15, opacity: 0.5 };
  const text = JSON.stringify({
    map: { radius: 2, backdrop: { picture: 'cellar', ...place } },
    pictures: [{ name: 'cellar', data: 'data:image/webp;base64,UklGR' }],
  });

  it('includes its backdrop', () => {
    const { map, picture } = read(text, { ...RULES, takesPicture: true });
    expect([map.backdrop, picture]).toEqual([undefined, { base64: 'UklGR', place }]);
  });

  it('reports that its picture was dropped where pictures are not supported', () => {
    const { picture, remarks } = read(text);
    expect(picture).toBeUndefined();
    expect(remarks).toContainEqual({ text: 'The picture isn’t imported.', isLeftOut: true });
  });
});
