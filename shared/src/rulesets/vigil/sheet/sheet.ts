import { count, flag, listOf, nullable, oneOf, thing } from '../../../engine/kinds.ts';
import { KNOWN } from './abilities.ts';
import { SIZES, STATS, type Stat } from './stats.ts';
import { ARMOR, CARRIED_WEAPONS, SHIELDS, WEAPONS } from './weapons.ts';

const stat = count(0, 10);

/** What a setup may say of a fighter, beside its archetype. Source: chapter 2.1. */
export const SHEET = {
  pc: flag,
  size: oneOf(SIZES),
  vigilance: count(0, 30),
  ...eachStat(() => stat),
  maxHp: count(1, 99),
  maxVigor: count(0, 40),
  maxFocus: count(0, 40),
  move: count(0, 20),
  weapons: listOf(oneOf(CARRIED_WEAPONS)), // the first is taken in hand
  wielded: nullable(thing(WEAPONS)),
  armor: nullable(thing(ARMOR)),
  shield: nullable(thing(SHIELDS)),
  abilities: listOf(thing(KNOWN)),
};

/** What is said of each stat. */
export function eachStat<Value>(of: (stat: Stat) => Value): Readonly<Record<Stat, Value>> {
  return Object.fromEntries(STATS.map((one) => [one, of(one)])) as Record<Stat, Value>;
}
