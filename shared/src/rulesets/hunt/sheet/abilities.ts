import type { Ailment } from './ailments.ts';
import type { Specialty } from './specialties.ts';
import type { Recipient, Relief } from './things.ts';

/* The abilities of section 7.3. */

/** An ailment that an attack brings. */
export interface Infliction {
  readonly ailment: Ailment;
  /** Only if Stamina was lost or a part damaged. */
  readonly ifHarmed?: true;
}

/** What an attack's damage is counted from: the weapon's power, a number, or so many dice. */
export type Base = 'power' | { readonly number: number } | { readonly dice: number };

/** Whom an attack reaches. */
export type Area =
  /** One target, or `most` of them, within so many hexes; `weapon`: as far as the weapon reaches. */
  | { readonly of: 'target'; readonly range: number | 'weapon' }
  | { readonly of: 'targets'; readonly range: number; readonly most: number }
  /** All within `burst` hexes of a hex in range, or of the user. */
  | { readonly of: 'hex'; readonly range: number; readonly burst: number }
  | { readonly of: 'self'; readonly burst: number };

export interface AttackAbility {
  readonly type: 'attack';
  readonly rebound: number;
  /** The Target Specialty; `weapon`: that of the weapon; `any`: as the attacker likes. */
  readonly specialty: Specialty | 'weapon' | 'any';
  /** Whether it is made with a weapon. */
  readonly withWeapon: boolean;
  readonly area: Area;
  /** What it adds to the Hit check. */
  readonly check: number;
  /** Null: it deals no damage. */
  readonly base: Base | null;
  readonly bonus: number;
  readonly inflicts: readonly Infliction[];
}

/** The checks that a Support ability may go with; `any` of them, and flight, yell and Assist besides. */
export type Supported = 'hit' | 'evade' | 'any';

export interface SupportAbility {
  readonly type: 'support';
  readonly rebound: number;
  readonly with: Supported;
  readonly result?: number;
  readonly damage?: number;
  readonly dice?: number;
  readonly irreducible?: true;
  readonly inflicts?: Infliction;
  /** What the evasion is made on instead. */
  readonly aim?: Specialty;
}

export interface AssistAbility {
  readonly type: 'assist';
  readonly rebound: number;
  /** Null: it needs no check. */
  readonly specialty: Specialty | null;
  readonly on: Recipient;
  readonly range: number;
  readonly effect: Relief;
}

/** Always on: what it does stands where it counts. */
export interface ConstantAbility {
  readonly type: 'constant';
}

export type Ability = AttackAbility | SupportAbility | AssistAbility | ConstantAbility; // HUNT-68

const NEXT = { of: 'target', range: 1 } as const;

function attack(
  rebound: number,
  specialty: AttackAbility['specialty'],
  area: Area,
  rest: Partial<Omit<AttackAbility, 'type' | 'rebound' | 'specialty' | 'area'>>,
): AttackAbility {
  const none = { withWeapon: false, check: 0, base: null, bonus: 0, inflicts: [] };
  return { type: 'attack', rebound, specialty, area, ...none, ...rest };
}

function support(rebound: number, goesWith: Supported, rest: Partial<SupportAbility>): SupportAbility {
  return { type: 'support', rebound, with: goesWith, ...rest };
}

function assist(
  rebound: number,
  specialty: Specialty | null,
  on: Recipient,
  range: number,
  effect: Relief,
): AssistAbility {
  return { type: 'assist', rebound, specialty, on, range, effect };
}

const CONSTANT: ConstantAbility = { type: 'constant' };

export const ABILITIES = {
  'full-swing': attack(
    3,
    'weapon',
    { of: 'target', range: 'weapon' },
    { withWeapon: true, base: 'power', bonus: 3 },
  ),
  'wide-sweep': attack(3, 'swing', { of: 'targets', range: 1, most: 3 }, { withWeapon: true, base: 'power' }),
  'leg-sweep': attack(3, 'crouch', NEXT, { inflicts: [{ ailment: 'toppled' }] }),
  'snare-shot': attack(2, 'snare', { of: 'target', range: 5 }, { inflicts: [{ ailment: 'bound' }] }),
  'call-out': attack(1, 'spot', { of: 'target', range: 6 }, { inflicts: [{ ailment: 'exposed' }] }),
  'fire-pot': attack(
    4,
    'throw',
    { of: 'hex', range: 5, burst: 1 },
    { base: { number: 1 }, inflicts: [{ ailment: 'burning' }] },
  ),
  gnash: attack(0, 'bite', NEXT, { base: { number: 2 } }),
  ram: attack(0, 'run', NEXT, { check: 2, base: { number: 1 } }),
  sting: attack(1, 'stab', NEXT, {
    base: { number: 1 },
    inflicts: [{ ailment: 'poisoned', ifHarmed: true }],
  }),
  rend: attack(0, 'any', { of: 'target', range: 2 }, { check: 2, base: { dice: 2 } }),
  quake: attack(2, 'stomp', { of: 'self', burst: 2 }, { base: { number: 3 } }),
  'flame-breath': attack(
    3,
    'lungs',
    { of: 'hex', range: 4, burst: 1 },
    { base: { number: 2 }, inflicts: [{ ailment: 'burning' }] },
  ),
  roar: attack(2, 'yell', { of: 'self', burst: 3 }, { inflicts: [{ ailment: 'numbed' }] }),

  'follow-through': support(1, 'hit', { damage: 1 }),
  'heavy-hand': support(2, 'hit', { damage: 2 }),
  'find-the-gap': support(2, 'hit', { irreducible: true }),
  hamstring: support(3, 'hit', { inflicts: { ailment: 'toppled' } }),
  'venom-coat': support(2, 'hit', { inflicts: { ailment: 'poisoned', ifHarmed: true } }),
  'drill-horn': support(3, 'hit', { damage: 2, inflicts: { ailment: 'maimed' } }),
  'crushing-jaws': support(4, 'hit', { dice: 1 }),
  focus: support(3, 'any', { result: 1 }),
  'read-the-blow': support(2, 'evade', { aim: 'dodge' }),

  'patch-up': assist(3, 'first-aid', 'ally', 1, { stamina: 3 }),
  rally: assist(2, null, 'other-ally', 4, { willpower: 2 }),
  cleanse: assist(1, 'lore', 'ally', 1, { cures: true }),
  tripwire: assist(2, 'trap', 'opponent', 3, { damage: 2 }),

  habit: CONSTANT,
  'thick-hide': CONSTANT,
  flyer: CONSTANT,
  'first-mover': CONSTANT,
  'lone-blade': CONSTANT,
} as const satisfies Readonly<Record<string, Ability>>;

export type AbilityId = keyof typeof ABILITIES;

export function isAbility(id: string): id is AbilityId {
  return Object.hasOwn(ABILITIES, id);
}

/** The ability of that id, whichever type it is of. */
export function abilityOf(id: AbilityId): Ability {
  return ABILITIES[id];
}
