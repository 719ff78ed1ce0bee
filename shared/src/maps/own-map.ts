import * as z from 'zod/mini';
import { hexShape, shapesOf } from '../engine/schema/field-schema.ts';
import { BACKDROP_PLACE } from '../engine/setup/backdrop.ts';
import { mapNotes } from '../engine/setup/notes.ts';
import { SCENERY } from '../engine/setup/scenery.ts';
import { type Backdrop, GROUND_LOOKS, type HexMap, hexKey } from '../hex/map.ts';
import { MOST_HEXES, MOST_RADIUS } from '../scenario/fight.ts';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { MapFault, type MapPicture, type MapRead, type ReadingChoices, remarkOnPicture } from './reading.ts';
import { shaped } from './shapes.ts';

const hexes = z.pipe(
  z.array(hexShape).check(z.maxLength(MOST_HEXES)),
  z.transform((given: [number, number][]) => [...new Map(given.map((at) => [hexKey(at), at])).values()]), // removes duplicate hexes
);
const ground = z._default(hexes, []);

/** The parts of a fight's file that make up its map. */
const fight = z.object({
  map: z.object({
    radius: z.int().check(z.minimum(0), z.maximum(MOST_RADIUS)),
    walls: ground,
    difficult: ground,
    cover: ground,
    looks: z.optional(z.partialRecord(z.enum(GROUND_LOOKS), hexes)),
    backdrop: z.optional(z.object({ ...shapesOf(BACKDROP_PLACE), picture: z.string() })),
    scenery: z.optional(z.object(shapesOf(SCENERY))),
    notes: z.optional(mapNotes.shape),
  }),
  pictures: z._default(z.array(z.object({ name: z.string(), data: z.string() })), []),
  options: z._default(z.object({ doors: ground }), { doors: [] }),
});

/** Reads the map from the file of a fight. Throws `MapFault` if the map is invalid. */
export function readOwnMap(source: Source, { takesPicture }: ReadingChoices): MapRead {
  if (!Object.hasOwn(Object(source.value), 'map')) throw new MapFault(texts.unknown);
  const read = shaped(fight, source);
  const { backdrop, ...map } = read.map as HexMap;
  const count = 1 + 3 * map.radius * (map.radius + 1);
  const picture = backdrop && takesPicture ? pictureUnder(backdrop, read.pictures) : undefined;
  return {
    map,
    doors: read.options.doors,
    remarks: [
      { text: texts.size(count, map.radius) },
      ...(backdrop ? [remarkOnPicture(picture !== undefined)] : []),
    ],
    ...(picture && { picture }),
  };
}

/** Returns the picture of the map's backdrop; undefined if the file does not contain it. */
function pictureUnder(
  { picture, ...place }: Backdrop,
  pictures: z.output<typeof fight>['pictures'],
): MapPicture | undefined {
  const data = pictures.find(({ name }) => name === picture)?.data;
  return data === undefined ? undefined : { base64: data.slice(data.indexOf(',') + 1), place };
}
