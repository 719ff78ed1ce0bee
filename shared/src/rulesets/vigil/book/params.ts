import {
  fighter,
  hex,
  listOf,
  nothing,
  oneOf,
  optional,
  readValues,
  record,
  text,
  thing,
  type ValueOf,
} from '../../../engine/schema/field-schema.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { named } from '../../../kit/content.ts';
import { BOOSTS, type BoostId, REGULAR_ABILITIES } from '../sheet/abilities.ts';
import { STATS } from '../sheet/stats.ts';
import { WEAPONS } from '../sheet/weapons.ts';
import type { Act } from '../table.ts';

/* What Vigil's parameters are, where several intents and answers share them. */

/** Boosts may go with it. */
export const BOOSTED = { boosts: optional(listOf(thing(BOOSTS))) };

/** No boosts may go with it: `bad-input`, section 6.1. */
export const UNBOOSTED = { boosts: nothing };

/** What an ability or a prepared action may be aimed at, and its boosts. */
export const AIMED = {
  target: optional(fighter),
  to: optional(hex),
  boost: optional(thing(BOOSTS)),
  boosts: optional(listOf(thing(BOOSTS))),
};

const LONGEST_NOTE = 200;

/** A free text that only is shown: VIG-R18. */
export const NOTED = { note: optional(text(LONGEST_NOTE)) };

/** To be written by whoever does it. */
export const NOTE_AXES = { note: { type: 'text', most: LONGEST_NOTE } } as const;

/** A regular action to be made ready: VIG-62. */
export const preparable = record({
  do: oneOf(['attack', 'use', 'check']),
  weapon: optional(named(WEAPONS)),
  ability: optional(oneOf(REGULAR_ABILITIES)),
  stat: optional(oneOf(STATS)),
});
export type Preparable = ValueOf<typeof preparable>;

const minor = record({ do: oneOf(['drop', 'draw']), weapon: optional(named(WEAPONS)) });

/** A smaller movement that rides on a travel. */
export type Minor = ValueOf<typeof minor>;

/** The smaller movements of a travel. */
export const MINOR = { minor: optional(listOf(minor, 2)) };

/** The smaller movements as they are carried out, each at most once, a weapon with a draw alone; undefined if they are malformed. */
export function readMinor(given: readonly Minor[]): readonly Minor[] | undefined {
  const isTwice = new Set(given.map((one) => one.do)).size < given.length;
  const isUnsaid = given.some(({ do: what, weapon }) => what === 'draw' && !weapon);
  if (isTwice || isUnsaid) return undefined; // VIG-23
  return given.map((one) => (one.do === 'drop' ? { do: one.do } : one));
}

/** The boosts that an answer has been given with. */
export function boostsOf({ boosts }: Params): readonly BoostId[] {
  return readValues(BOOSTED, { boosts })?.boosts ?? [];
}

/** What an ability or a prepared action is aimed at: as much as it cannot do without; undefined if that is missing. */
export function aimOf(
  { target, to, boost }: Act,
  needs: 'target' | 'to' | 'boost' | undefined,
): Pick<Act, 'target' | 'to' | 'boost'> | undefined {
  if (needs === 'target') return target === undefined ? undefined : { target };
  if (needs === 'to') return to && { to };
  if (needs === 'boost') return boost && { boost };
  return {};
}
