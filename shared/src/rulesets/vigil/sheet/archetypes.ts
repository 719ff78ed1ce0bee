import type { Sheet } from './sheet.ts';
import { STATS, type Stat } from './stats.ts';
import type { ArmorId, ShieldId, WeaponId } from './weapons.ts';

export interface Archetype extends Pick<Sheet, 'pc' | 'size' | 'vigilance' | 'maxHp' | 'abilities'> {
  readonly stats: Readonly<Record<Stat, number>>;
  readonly weapons: readonly WeaponId[];
  readonly armor: ArmorId | null;
  readonly shield: ShieldId | null;
}

/** Returns the given values as stats. The values are in the order of `STATS`. */
function stats(...values: number[]): Record<Stat, number> {
  return Object.fromEntries(STATS.map((stat, index) => [stat, values[index] ?? 0])) as Record<Stat, number>;
}

const hero = { pc: true, size: 'medium' } as const;
const foe = { pc: false, size: 'medium' } as const;

export const ARCHETYPES: Readonly<Record<string, Archetype>> = {
  warden: {
    ...hero,
    vigilance: 12,
    maxHp: 26,
    stats: stats(4, 1, 4, 3, 4, 2, 2, 1, 3),
    weapons: ['longsword', 'javelins'],
    armor: 'mail',
    shield: 'round-shield',
    abilities: ['brace', 'disrupt', 'intercept', 'power-strike', 'quick-strike'],
  },
  duelist: {
    ...hero,
    vigilance: 14,
    maxHp: 22,
    stats: stats(5, 1, 5, 1, 3, 5, 2, 2, 2),
    weapons: ['longsword', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['brace', 'disrupt', 'feint', 'power-strike', 'press', 'quick-strike', 'sidestep', 'trip'],
  },
  archer: {
    ...hero,
    vigilance: 15,
    maxHp: 20,
    stats: stats(1, 5, 2, 1, 3, 4, 5, 2, 2),
    weapons: ['crossbow', 'long-bow', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['careful-aim', 'dash', 'deflect', 'distract', 'sidestep'],
  },
  mystic: {
    ...hero,
    vigilance: 11,
    maxHp: 20,
    stats: stats(0, 0, 2, 2, 1, 2, 3, 5, 5),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: ['bind', 'distract', 'firebolt', 'foil', 'mend', 'press'],
  },
  militia: {
    ...foe,
    vigilance: 9,
    maxHp: 10,
    stats: stats(1, 1, 1, 1, 1, 1, 1, 1, 1),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: [],
  },
  raider: {
    ...foe,
    vigilance: 10,
    maxHp: 14,
    stats: stats(3, 1, 2, 2, 2, 2, 1, 0, 1),
    weapons: ['longsword', 'throwing-knives'],
    armor: 'padded',
    shield: 'buckler',
    abilities: ['block-path', 'power-strike', 'quick-strike'],
  },
  wolf: {
    ...foe,
    size: 'small',
    vigilance: 14,
    maxHp: 10,
    stats: stats(3, 0, 3, 1, 5, 4, 4, 0, 0),
    weapons: ['fangs'],
    armor: null,
    shield: null,
    abilities: ['quick-strike', 'trip'],
  },
  hexer: {
    ...foe,
    vigilance: 13,
    maxHp: 14,
    stats: stats(0, 0, 1, 1, 1, 1, 2, 4, 4),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: ['distract', 'firebolt', 'foil', 'mend'],
  },
  bowman: {
    ...foe,
    vigilance: 14,
    maxHp: 14,
    stats: stats(1, 4, 2, 1, 2, 3, 3, 1, 1),
    weapons: ['short-bow', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['careful-aim', 'deflect', 'sidestep'],
  },
  captain: {
    ...foe,
    vigilance: 12,
    maxHp: 22,
    stats: stats(4, 2, 3, 2, 3, 3, 2, 2, 2),
    weapons: ['longsword', 'throwing-knives'],
    armor: 'padded',
    shield: 'buckler',
    abilities: ['disrupt', 'feint', 'power-strike', 'quick-strike', 'unsettle'],
  },
  brute: {
    ...foe,
    size: 'large',
    vigilance: 8,
    maxHp: 28,
    stats: stats(5, 0, 2, 5, 5, 1, 0, 0, 2),
    weapons: ['war-axe'],
    armor: 'padded',
    shield: null,
    abilities: ['block-path', 'knock-down', 'power-strike'],
  },
  'ogre-warlord': {
    ...foe,
    size: 'huge',
    vigilance: 11,
    maxHp: 45,
    stats: stats(6, 0, 3, 6, 6, 2, 2, 1, 4),
    weapons: ['great-fists'],
    armor: 'mail',
    shield: null,
    abilities: ['block-path', 'disrupt', 'knock-down', 'power-strike', 'quick-strike', 'roar'],
  },
};
