import * as z from 'zod/mini';
import { range } from '../hex/area.ts';
import type { Hex } from '../hex/axial.ts';
import { MOST_RADIUS } from '../scenario/fight.ts';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { MapBuilder } from './map-builder.ts';
import {
  MapFault,
  type MapPicture,
  type MapRead,
  type ReadingChoices,
  type Remark,
  remarkOnPicture,
} from './reading.ts';
import { shaped } from './shapes.ts';
import { clipped, hexesOfLines, hexOfPoint, lengthOf, type Point, pointOfHex } from './walls.ts';

/*
 * Maps in the Universal VTT format (.dd2vtt, .uvtt), as Dungeondraft and other tools write them. All lengths in
 * these files are in grid squares.
 */

/** The maximum total length of walls, in hexes. Converting walls of this length takes a few seconds. */
const MOST_WALLS = 20_000;
const MOST_POINTS = 200_000;

const point = z.object({ x: z.number(), y: z.number() });
const lines = z._default(
  z.array(z.array(point).check(z.maxLength(MOST_POINTS))).check(z.maxLength(MOST_POINTS)),
  [],
);
const side = z.number().check(z.minimum(1), z.maximum(1000));
const file = z.object({
  resolution: z.object({
    map_origin: z._default(point, { x: 0, y: 0 }),
    map_size: z.object({ x: side, y: side }),
  }),
  line_of_sight: lines,
  objects_line_of_sight: lines,
  portals: z._default(
    z.array(z.object({ position: point, bounds: z.array(point), closed: z._default(z.boolean(), true) })),
    [],
  ),
  lights: z._default(z.array(z.unknown()), []),
  image: z._default(z.string(), ''),
});
type Uvtt = z.output<typeof file>;

/** Returns whether a file looks like Universal VTT. */
export function isUvtt(value: object): boolean {
  return 'resolution' in value;
}

/**
 * Reads the hexes of a Universal VTT file. The hex grid is centered on the picture. `hexesOfLines` converts walls
 * and doors to hexes. Throws `MapFault` if the file is invalid.
 */
export function readUvtt(source: Source, choices: ReadingChoices): MapRead {
  const { squares, hasDoors, takesPicture } = choices;
  const read = shaped(file, source);
  const laying = floorOf(read, squares);
  const place = placing(read, squares);
  const within = (line: readonly Point[]) => clipped(line.map(place), place.corner);
  const [walls, objects] = [
    read.line_of_sight.flatMap(within),
    read.objects_line_of_sight.flatMap(within),
  ] as const;
  if (lengthOf([...walls, ...objects]) > MOST_WALLS) throw new MapFault(texts.tooManyWalls(MOST_WALLS));
  const onMap = (hexes: readonly Hex[]) => hexes.filter((at) => laying.has(at));
  for (const at of onMap(hexesOfLines(objects))) laying.lay(at, 'cover');
  for (const at of onMap(hexesOfLines(walls))) laying.replace(at, 'wall');
  for (const { position, bounds, closed } of read.portals) {
    const gap = onMap([...hexesOfLines(within(bounds)), hexOfPoint(place(position))]);
    for (const at of gap) laying.replace(at, closed && hasDoors ? 'door' : 'open');
  }
  const { map, doors, middle, remarks } = laying.finish();
  return {
    map,
    doors,
    remarks: [{ text: texts.scale(squares) }, ...remarks, ...remarksOn(read, laying, choices)],
    ...(takesPicture && read.image !== '' && { picture: pictureUnder(read, squares, middle) }),
  };
}

/** Returns the picture in the file, with its position under the grid. */
function pictureUnder({ image, resolution }: Uvtt, squares: number, middle: Hex): MapPicture {
  const { x, y } = pointOfHex(middle);
  const place = { x: 0 - x, y: 0 - y, width: resolution.map_size.x / squares };
  return { base64: image.replace(/^data:[^,]{0,100},/, ''), place };
}

/**
 * Returns a function that converts a point in the file to hex widths from the center of the picture. Its member
 * `corner` is the position of the picture's lower right corner.
 */
function placing({ resolution: { map_origin: origin, map_size: size } }: Uvtt, squares: number) {
  const place = ({ x, y }: Point) => ({
    x: (x - origin.x - size.x / 2) / squares,
    y: (y - origin.y - size.y / 2) / squares,
  });
  return Object.assign(place, { corner: { x: size.x / 2 / squares, y: size.y / 2 / squares } });
}

/** Returns a map of all hexes whose center is on the picture. */
function floorOf({ resolution: { map_size: size } }: Uvtt, squares: number): MapBuilder {
  const [wide, high] = [size.x / 2 / squares, size.y / 2 / squares];
  const radius = Math.ceil(wide + high);
  if (radius > 3 * MOST_RADIUS) throw new MapFault(texts.tooLarge(MOST_RADIUS));
  const laying = new MapBuilder();
  for (const at of range([0, 0], radius)) {
    const { x, y } = pointOfHex(at);
    if (Math.abs(x) <= wide && Math.abs(y) <= high) laying.lay(at);
  }
  return laying;
}

function remarksOn(read: Uvtt, laying: MapBuilder, { hasDoors, takesPicture }: ReadingChoices): Remark[] {
  const { line_of_sight: walls, objects_line_of_sight: objects, portals, lights, image } = read;
  const closed = portals.filter((portal) => portal.closed).length;
  const [toDoors, toOpen] = [laying.count('door'), laying.count('open')];
  return [
    { text: texts.walls(walls.length, laying.count('wall')) },
    ...(objects.length > 0 ? [{ text: texts.objects(objects.length, laying.count('cover')) }] : []),
    ...(closed > 0 && hasDoors ? [{ text: texts.doors(closed, toDoors) }] : []),
    ...(closed > 0 && !hasDoors ? [{ text: texts.doorways(closed, toOpen), isLeftOut: true as const }] : []),
    ...(closed < portals.length ? [{ text: texts.openDoors(portals.length - closed) }] : []),
    ...(lights.length > 0 ? [{ text: texts.lights(lights.length), isLeftOut: true as const }] : []),
    ...(image !== '' ? [remarkOnPicture(takesPicture)] : []),
  ];
}
