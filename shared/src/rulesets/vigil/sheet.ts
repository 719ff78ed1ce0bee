import { count, flag, listOf, nullable, oneOf, thing } from '../../engine/kinds.ts';
import { newcomer, SetupError, type SetupFighter } from '../../engine/setup.ts';
import { readSheet } from '../../kit/sheet.ts';
import { layDown } from '../../kit/state.ts';
import {
  ARCHETYPES,
  ARMOR,
  type ArmorId,
  CARRIED_WEAPONS,
  KNOWN,
  SHIELDS,
  type ShieldId,
  SIZES,
  STATS,
  type Stat,
  WEAPONS,
} from './content.ts';
import { beAmbushed, SETTINGS } from './state.ts';
import type { VigilFighter, VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

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

function eachStat<Value>(of: (stat: Stat) => Value): Readonly<Record<Stat, Value>> {
  return Object.fromEntries(STATS.map((one) => [one, of(one)])) as Record<Stat, Value>;
}

/** A fighter as it enters the fight. Throws `SetupError`, naming the field. Source: chapters 2.1 and 2.2. */
export function makeFighter(setup: SetupFighter, table: VigilTable): VigilFighter {
  const { archetype, given } = readSheet(SHEET, ARCHETYPES, setup);
  const stats = eachStat((one) => given[one] ?? archetype.stats[one]);
  const { pc, size, vigilance, weapons, armor, shield, abilities } = { ...archetype, ...given };
  const wielded = given.wielded === undefined ? (weapons[0] ?? null) : given.wielded;
  if (wielded !== null && !weapons.includes(wielded)) {
    throw new SetupError(`${setup.id}.sheet.wielded: ${TEXT.setup.notCarried(wielded)}`);
  }
  const maxima = {
    maxHp: given.maxHp ?? archetype.maxHp,
    maxVigor: given.maxVigor ?? 3 + stats.athletics + stats.dexterity + stats.toughness,
    maxFocus: given.maxFocus ?? 3 + stats.awareness + stats.reasoning + stats.willpower,
  };
  const fighter: VigilFighter = {
    ...unhurt(setup, maxima),
    pc,
    size,
    vigilance,
    stats,
    ...maxima,
    move: given.move ?? 5 + Math.floor(stats.athletics / 2), // VIG-16, VIG-R5
    weapons: [...weapons].sort(),
    wielded,
    armor,
    shield,
    abilities: [...abilities].sort(),
  };
  layDown(SETTINGS, table, fighter, setup, TEXT.rejections);
  if (setup.state?.conditions !== undefined) beAmbushed(fighter);
  return fighter;
}

function unhurt(
  setup: SetupFighter,
  { maxHp, maxVigor, maxFocus }: Pick<VigilFighter, 'maxHp' | 'maxVigor' | 'maxFocus'>,
) {
  return {
    ...newcomer(setup),
    hp: maxHp,
    vigor: maxVigor,
    focus: maxFocus,
    regular: 1, // VIG-5
    movement: 1,
    quick: 1,
    xquick: 0,
    prepared: null,
    unloaded: [],
    reach: null,
    conditions: [],
    autopass: 'own' as const, // VIG-42
    checkResult: null,
    checkSuccess: null,
    hasBegun: false,
  };
}

/** Dice of advantage of what is worn: armour, and a shield unless both hands are on a weapon. */
export function armorDice({ armor }: VigilFighter): number {
  return armor === null ? 0 : ARMOR[armor as ArmorId];
}

/** Dice of advantage of a shield, whether worn or not. */
export function shieldDice({ shield }: VigilFighter): number {
  return shield === null ? 0 : SHIELDS[shield as ShieldId];
}
