import { count, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { AILMENTS, type Ailment } from './ailments.ts';
import { SPECIALTIES } from './specialties.ts';
import type { Recipient } from './things.ts';

const number = (least: number, most: number) => optional(count(least, most));
const square = optional(oneOf(SPECIALTIES));

/** The field schemas of the numbers that an ability can have. Each ability has only some of them. */
export const ABILITY = {
  rebound: number(0, 20),
  /** The Target Specialty. If omitted, the weapon sets it or the attacker chooses it. */
  specialty: square,
  /** The range in hexes; if omitted, the weapon's range. */
  range: number(0, 40),
  /** The radius of an area, in hexes. */
  burst: number(0, 10),
  /** The largest number of targets. */
  most: number(1, 10),
  /** The modifier to the ability's own check, or to the check that a Support is added to. */
  check: number(-5, 10),
  /** Points of damage: the ability's own damage, or the damage that a Support adds. */
  damage: number(0, 40),
  /** Dice of damage: the ability's own dice, or the dice that a Support adds. */
  dice: number(0, 10),
  /** The points that the ability adds to the weapon's power. */
  bonus: number(0, 20),
  inflicts: optional(oneOf(AILMENTS)),
  /** The specialty that replaces the Target Specialty when the user evades. */
  aim: square,
  /** Points of Stamina that the ability restores. */
  stamina: number(0, 40),
  /** Points of Willpower that the ability restores. */
  willpower: number(0, 40),
  /** The points by which the ability reduces the damage of every blow. */
  guard: number(0, 10),
};
export type AbilityNumbers = Values<typeof ABILITY>;

/** An ailment that an attack inflicts on its target. */
export interface Infliction {
  readonly ailment: Ailment;
  /** True if the target gets the ailment only if it lost Stamina or a part of its body was damaged. */
  readonly ifHarmed?: true;
}

interface Inflicting {
  readonly inflicts?: Ailment;
  readonly ifHarmed?: true;
}

/**
 * The area of an attack: one target, several targets, all fighters around a hex, or all fighters around the attacker.
 */
export type Area = 'target' | 'targets' | 'hex' | 'self';

export interface AttackAbility extends AbilityNumbers, Inflicting {
  readonly type: 'attack';
  readonly rebound: number;
  readonly area: Area;
  /** True if the attack uses a weapon, whose power is the base of its damage. */
  readonly withWeapon?: true;
}

/**
 * The kinds of check that a Support can be added to. `any` also includes checks for fleeing, yelling and Assist
 * abilities.
 */
export type Supported = 'hit' | 'evade' | 'any';

export interface SupportAbility extends AbilityNumbers, Inflicting {
  readonly type: 'support';
  readonly rebound: number;
  readonly with: Supported;
  readonly irreducible?: true;
}

/** An ability for the Assist action. It needs a check only if it has a specialty. */
export interface AssistAbility extends AbilityNumbers {
  readonly type: 'assist';
  readonly rebound: number;
  readonly on: Recipient;
  readonly range: number;
  readonly cures?: true;
}

/** An ability that is always on. */
export interface ConstantAbility extends AbilityNumbers {
  readonly type: 'constant';
}

export type Ability = AttackAbility | SupportAbility | AssistAbility | ConstantAbility; // HUNT-68

type NumbersBeside<Of extends Ability, Named extends keyof Of> = Omit<Of, 'type' | 'rebound' | Named>;

function attack<const Rest extends NumbersBeside<AttackAbility, 'area'>>(
  rebound: number,
  area: Area,
  rest: Rest,
) {
  return { type: 'attack', rebound, area, ...rest } as const;
}

function support<const Rest extends NumbersBeside<SupportAbility, 'with'>>(
  rebound: number,
  goesWith: Supported,
  rest: Rest,
) {
  return { type: 'support', rebound, with: goesWith, ...rest } as const;
}

function assist<const Rest extends NumbersBeside<AssistAbility, 'on'>>(
  rebound: number,
  on: Recipient,
  rest: Rest,
) {
  return { type: 'assist', rebound, on, ...rest } as const;
}

function constant<const Numbers extends AbilityNumbers>(numbers: Numbers) {
  return { type: 'constant', ...numbers } as const;
}

export const ABILITIES = {
  'full-swing': attack(3, 'target', { withWeapon: true, bonus: 3 }),
  'wide-sweep': attack(3, 'targets', { withWeapon: true, specialty: 'swing', range: 1, most: 3 }),
  'leg-sweep': attack(3, 'target', { specialty: 'crouch', range: 1, inflicts: 'toppled' }),
  'snare-shot': attack(2, 'target', { specialty: 'snare', range: 5, inflicts: 'bound' }),
  'call-out': attack(1, 'target', { specialty: 'spot', range: 6, inflicts: 'exposed' }),
  'fire-pot': attack(4, 'hex', { specialty: 'throw', range: 5, burst: 1, damage: 1, inflicts: 'burning' }),
  gnash: attack(0, 'target', { specialty: 'bite', range: 1, damage: 2 }),
  ram: attack(0, 'target', { specialty: 'run', range: 1, check: 2, damage: 1 }),
  sting: attack(1, 'target', {
    specialty: 'stab',
    range: 1,
    damage: 1,
    inflicts: 'poisoned',
    ifHarmed: true,
  }),
  rend: attack(0, 'target', { range: 2, check: 2, dice: 2 }),
  quake: attack(2, 'self', { specialty: 'stomp', burst: 2, damage: 3 }),
  'flame-breath': attack(3, 'hex', {
    specialty: 'lungs',
    range: 4,
    burst: 1,
    damage: 2,
    inflicts: 'burning',
  }),
  roar: attack(2, 'self', { specialty: 'yell', burst: 3, inflicts: 'numbed' }),

  'follow-through': support(1, 'hit', { damage: 1 }),
  'heavy-hand': support(2, 'hit', { damage: 2 }),
  'find-the-gap': support(2, 'hit', { irreducible: true }),
  hamstring: support(3, 'hit', { inflicts: 'toppled' }),
  'venom-coat': support(2, 'hit', { inflicts: 'poisoned', ifHarmed: true }),
  'drill-horn': support(3, 'hit', { damage: 2, inflicts: 'maimed' }),
  'crushing-jaws': support(4, 'hit', { dice: 1 }),
  focus: support(3, 'any', { check: 1 }),
  'read-the-blow': support(2, 'evade', { aim: 'dodge' }),

  'patch-up': assist(3, 'ally', { specialty: 'first-aid', range: 1, stamina: 3 }),
  rally: assist(2, 'other-ally', { range: 4, willpower: 2 }),
  cleanse: assist(1, 'ally', { specialty: 'lore', range: 1, cures: true }),
  tripwire: assist(2, 'opponent', { specialty: 'trap', range: 3, damage: 2 }),

  habit: constant({}),
  'thick-hide': constant({ guard: 1 }),
  flyer: constant({ check: 1 }),
  'first-mover': constant({ check: 1 }),
  'lone-blade': constant({ bonus: 1 }),
} satisfies Readonly<Record<string, Ability>>;

export type AbilityId = keyof typeof ABILITIES;

export function isAbility(id: string): id is AbilityId {
  return Object.hasOwn(ABILITIES, id);
}
