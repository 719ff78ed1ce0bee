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

/* Parameters that several intents and answers have in common. */

/** The parameters of an action that can carry boosts. */
export const BOOST_PARAMS = { boosts: optional(listOf(thing(BOOSTS))) };

/** The parameters of an action that cannot carry boosts and rejects them with `bad-input` (VIG-73). */
export const NO_BOOSTS = { boosts: nothing };

/** The parameters of an ability or prepared action: its target and its boosts. */
export const AIM_PARAMS = {
  target: optional(fighter),
  to: optional(hex),
  boost: optional(thing(BOOSTS)),
  boosts: optional(listOf(thing(BOOSTS))),
};

const LONGEST_NOTE = 200;

/** The player's note on an action, which is displayed but has no effect (VIG-R18). */
export const NOTE_PARAMS = { note: optional(text(LONGEST_NOTE)) };

/** The axis for the player's note. An axis is a choice that is independent of the other parameters. */
export const NOTE_AXES = { note: { type: 'text', most: LONGEST_NOTE } } as const;

/** A regular action to prepare (VIG-62). */
export const preparable = record({
  do: oneOf(['attack', 'use', 'check']),
  weapon: optional(named(WEAPONS)),
  ability: optional(oneOf(REGULAR_ABILITIES)),
  stat: optional(oneOf(STATS)),
});
export type Preparable = ValueOf<typeof preparable>;

const minor = record({ do: oneOf(['drop', 'draw']), weapon: optional(named(WEAPONS)) });

/** A minor action during a move: dropping or drawing a weapon. */
export type Minor = ValueOf<typeof minor>;

/** The parameters for the minor actions of a move. */
export const MINOR_PARAMS = { minor: optional(listOf(minor, 2)) };

/**
 * Returns the minor actions in normal form, in which a drop does not name the weapon. Returns undefined if a minor
 * action is repeated or a draw names no weapon.
 */
export function readMinor(given: readonly Minor[]): readonly Minor[] | undefined {
  const isRepeated = new Set(given.map((one) => one.do)).size < given.length;
  const isIncomplete = given.some(({ do: what, weapon }) => what === 'draw' && !weapon);
  if (isRepeated || isIncomplete) return undefined; // VIG-23
  return given.map((one) => (one.do === 'drop' ? { do: one.do } : one));
}

/** Returns the boosts in the parameters of an answer; none if they are malformed. */
export function boostsOf({ boosts }: Params): readonly BoostId[] {
  return readValues(BOOST_PARAMS, { boosts })?.boosts ?? [];
}

/**
 * Returns only the parameter that an ability or prepared action needs; empty if it needs none. Returns undefined if the
 * parameter is missing.
 */
export function aimOf(
  { target, to, boost }: Act,
  needs: 'target' | 'to' | 'boost' | undefined,
): Pick<Act, 'target' | 'to' | 'boost'> | undefined {
  if (needs === 'target') return target === undefined ? undefined : { target };
  if (needs === 'to') return to && { to };
  if (needs === 'boost') return boost && { boost };
  return {};
}
