import { fighter, listOf, nullable, optional, record } from '../../../engine/schema/field-schema.ts';
import type { Names } from '../../../engine/visibility/named-fighters.ts';

const plan = record({ target: optional(fighter) });

/** The fields that contain fighters' ids. Views leave out the ids of fighters that the GM has hidden. */
export const NAMES: Names = {
  fighter: {
    discordBy: nullable(fighter),
    readiedAs: nullable(record({ trigger: record({ by: nullable(fighter) }), action: plan })),
    known: listOf(fighter),
    suffers: listOf(record({ by: nullable(fighter) })),
  },
  table: {
    due: listOf(fighter),
    passed: listOf(fighter),
    grapples: listOf(record({ by: fighter, with: fighter, stronger: nullable(fighter) })),
  },
};
