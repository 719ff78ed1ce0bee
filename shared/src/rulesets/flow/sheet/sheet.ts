import {
  count,
  flag,
  gear,
  listOf,
  nullable,
  oneOf,
  text,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { ABILITIES, PERKS } from './abilities.ts';
import type { Own } from './content.ts';
import { item } from './items.ts';
import { SIZES, SKILLS, type Skill } from './skills.ts';
import { SPELLS } from './spells.ts';
import { WEAPONS } from './weapons.ts';

/** Returns the modifier of a skill: its tens digit. */
export function modifier(skill: number): number {
  return Math.floor(skill / 10);
}

/** Returns a record with a value for each skill. */
export function eachSkill<Value>(of: (skill: Skill, index: number) => Value): Readonly<Record<Skill, Value>> {
  return Object.fromEntries(SKILLS.map((skill, index) => [skill, of(skill, index)])) as Record<Skill, Value>;
}

const score = count(10, 90);

/** The values of a fighter's archetype that a setup may override. */
export const SHEET = {
  name: text(40, 1),
  pc: flag,
  size: oneOf(SIZES),
  maxHp: count(1, 999),
  ...eachSkill(() => score),
  speed: count(0, 20),
  apMax: count(0, 12),
  rpMax: count(0, 12),
  fpMax: count(0, 12),
  /** Damage reduction of the armor, without the shield. */
  dr: count(0, 20),
  mana: count(0, 40),
  main: gear(nullable(item)),
  off: gear(nullable(item)),
  natural: nullable(thing(WEAPONS)),
  bag: gear(listOf(item)),
  perks: listOf(oneOf(PERKS)),
  abilities: listOf(thing<string>(ABILITIES)),
  spells: listOf(thing(SPELLS)),
  regrowth: count(0, 20),
};

export type Written = Values<typeof SHEET>;

/** The keys in `SHEET` whose values stay the same during a fight. */
export const FIXED_SHEET_KEYS = [
  'pc',
  'speed',
  'apMax',
  'rpMax',
  'dr',
  'natural',
  'perks',
  'abilities',
  'spells',
  'regrowth',
] as const satisfies readonly (keyof Written)[];

/** The values of a fighter that stay the same during a fight. */
export interface Sheet extends Pick<Written, (typeof FIXED_SHEET_KEYS)[number]> {
  readonly skills: Readonly<Record<Skill, number>>;
  /** The weapons, shields, spells and abilities that the battle adds or changes; omitted if there are none. */
  readonly own?: Own;
}
