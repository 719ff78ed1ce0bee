import {
  count,
  flag,
  gear,
  listOf,
  nullable,
  oneOf,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { KNOWABLE } from './abilities.ts';
import { SIZES, STATS, type Stat } from './stats.ts';
import { ARMOR, CARRIED_WEAPONS, SHIELDS, WEAPONS } from './weapons.ts';

const stat = count(0, 10);

/**
 * The values of an archetype that a setup may override (chapter 2). A fighter stores the values under the same keys,
 * except for the stats, which are grouped in `stats`.
 */
export const SHEET = {
  pc: flag,
  size: oneOf(SIZES),
  vigilance: count(0, 30),
  ...eachStat(() => stat),
  maxHp: count(1, 99),
  maxVigor: count(0, 40),
  maxFocus: count(0, 40),
  /** The movement value in hexes, before conditions reduce it. */
  move: count(0, 20),
  weapons: gear(listOf(thing<string>(CARRIED_WEAPONS, [WEAPONS]))), // a fighter starts with the first weapon in hand
  wielded: nullable(thing<string>(WEAPONS)),
  armor: gear(nullable(thing<string>(ARMOR))),
  shield: gear(nullable(thing<string>(SHIELDS))),
  abilities: listOf(thing(KNOWABLE)),
};

export type Sheet = Values<typeof SHEET>;

/** Returns a record with a value for each stat. */
export function eachStat<Value>(of: (stat: Stat) => Value): Readonly<Record<Stat, Value>> {
  return Object.fromEntries(STATS.map((one) => [one, of(one)])) as Record<Stat, Value>;
}
