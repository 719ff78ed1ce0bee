import * as z from 'zod/mini';
import { hexShape } from '../engine/kinds.ts';
import { GROUND_LOOKS } from '../hex/map.ts';
import { MOST_HEXES, MOST_RADIUS } from '../scenario/fight.ts';
import type { Source } from '../scenario/source.ts';
import { MapFault, type MapRead } from './reading.ts';
import { shaped } from './shapes.ts';
import { WORDS } from './text/catalogue.ts';

const hexes = z.array(hexShape).check(z.maxLength(MOST_HEXES));
const ground = z._default(hexes, []);

/** As much of a fight as is its map, and the doors of rulebooks that have some. */
const fight = z.object({
  map: z.object({
    radius: z.int().check(z.minimum(0), z.maximum(MOST_RADIUS)),
    walls: ground,
    difficult: ground,
    cover: ground,
    looks: z.optional(z.partialRecord(z.enum(GROUND_LOOKS), hexes)),
  }),
  options: z._default(z.object({ doors: ground }), { doors: [] }),
});

/** The map of a fight's file. Throws `MapFault`. */
export function readOwnMap(source: Source): MapRead {
  if (!Object.hasOwn(Object(source.value), 'map')) throw new MapFault(WORDS.unknown);
  const { map, options } = shaped(fight, source);
  const count = 1 + 3 * map.radius * (map.radius + 1);
  return { map, doors: options.doors, remarks: [{ text: WORDS.size(count, map.radius) }] };
}
