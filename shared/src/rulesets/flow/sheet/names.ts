import { fighter, listOf, nullable, optional, record } from '../../../engine/schema/field-schema.ts';
import type { Names } from '../../../engine/visibility/named-fighters.ts';

/** The keys of the state whose values are ids of fighters. Views leave out the ids of hidden fighters. */
export const NAMES: Names = {
  fighter: {
    feints: listOf(fighter),
    lentRp: listOf(record({ turn: nullable(fighter) })),
    exposed: listOf(fighter),
    weakened: listOf(fighter),
    grappling: nullable(fighter),
    grappledBy: nullable(fighter),
    readied: nullable(record({ by: nullable(fighter), action: record({ target: optional(fighter) }) })),
  },
  table: {
    acted: listOf(fighter),
    orderChanges: listOf(record({ id: fighter, before: fighter })),
    ground: listOf(record({ owner: fighter })),
  },
  pending: { landing: nullable(record({ target: fighter })) },
};
