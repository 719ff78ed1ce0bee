import {
  entriesOf,
  fighter,
  flag,
  listOf,
  nullable,
  optional,
  record,
} from '../../../engine/schema/field-schema.ts';
import { UNTIL_NAMES as until } from '../../../engine/state/durations.ts';
import type { Names } from '../../../engine/visibility/named-fighters.ts';

const plan = record({ target: optional(fighter) });

/** The fields that hold ids of fighters. Views omit the ids of hidden fighters. */
export const NAMES: Names = {
  fighter: {
    suffered: listOf(record({ until })),
    effects: listOf(record({ by: nullable(fighter) })),
    grabbing: nullable(fighter),
    aim: nullable(record({ target: fighter })),
    readied: nullable(record({ trigger: record({ by: optional(fighter) }), action: plan })),
    analysis: entriesOf(flag),
    topicUntil: until,
    commanded: nullable(record({ by: fighter, until })),
    locked: listOf(record({ against: fighter })),
    mods: listOf(record({ target: optional(fighter), until })),
  },
  table: {
    pending: listOf(fighter),
    bent: nullable(record({ by: fighter, against: nullable(fighter) })),
  },
};
