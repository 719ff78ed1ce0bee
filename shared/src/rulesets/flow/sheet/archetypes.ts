import type { Written } from './sheet.ts';
import { SPELLS } from './spells.ts';

/** The default values of an archetype. Each archetype can replace some of them. */
export const DEFAULTS = {
  speed: 6, // FLOW-92
  apMax: 5, // FLOW-7
  rpMax: 2, // FLOW-13
  mana: 0,
  natural: null,
  perks: [],
  abilities: [],
  spells: [],
  regrowth: 0,
} satisfies Partial<Written>;

type Given = 'pc' | 'size' | 'maxHp' | 'dr' | 'main' | 'off' | 'bag';

/** The data of an archetype. Chapter 21 of the rulebook lists the archetypes. */
export interface Archetype extends Pick<Written, Given>, Partial<Pick<Written, keyof typeof DEFAULTS>> {
  /** Skill values in the order of `SKILLS`. */
  readonly skills: readonly number[];
}

export const ARCHETYPES: Readonly<Record<string, Archetype>> = {
  duelist: {
    pc: true,
    size: 'medium',
    maxHp: 32,
    skills: [65, 30, 10, 55, 45, 45, 45, 40, 50, 30],
    dr: 2,
    main: 'sword',
    off: null,
    bag: ['dagger', 'healing-potion'],
  },
  warden: {
    pc: true,
    size: 'medium',
    maxHp: 36,
    skills: [60, 20, 10, 45, 60, 55, 40, 45, 20, 30],
    dr: 3,
    main: 'glaive',
    off: null,
    bag: ['sword'],
    perks: ['spell-breaker'],
  },
  shieldbearer: {
    pc: true,
    size: 'medium',
    maxHp: 40,
    skills: [55, 20, 10, 50, 55, 65, 35, 50, 20, 20],
    dr: 3,
    main: 'mace',
    off: 'large-shield',
    bag: ['healing-potion'],
    abilities: ['rally'],
  },
  skirmisher: {
    pc: true,
    size: 'small',
    maxHp: 26,
    skills: [50, 60, 10, 65, 40, 40, 60, 35, 60, 30],
    dr: 1,
    main: 'dagger',
    off: 'hand-crossbow',
    bag: ['sap'],
  },
  archer: {
    pc: true,
    size: 'medium',
    maxHp: 28,
    skills: [35, 70, 10, 60, 40, 40, 65, 40, 30, 40],
    dr: 1,
    main: 'longbow',
    off: null,
    bag: ['dagger'],
    abilities: ['focus'],
  },
  mage: {
    pc: true,
    size: 'medium',
    maxHp: 24,
    skills: [30, 20, 65, 45, 30, 35, 50, 60, 40, 70],
    dr: 0,
    main: 'staff',
    off: null,
    bag: ['ember-wand', 'ward-charm'],
    mana: 8,
    perks: ['counterspell'],
    spells: Object.keys(SPELLS),
  },
  goblin: {
    pc: false,
    size: 'small',
    maxHp: 14,
    skills: [45, 40, 10, 50, 30, 30, 45, 25, 40, 15],
    dr: 1,
    main: 'dagger',
    off: null,
    bag: ['shortbow'],
  },
  raider: {
    pc: false,
    size: 'medium',
    maxHp: 24,
    skills: [50, 30, 10, 40, 50, 45, 35, 35, 25, 15],
    dr: 2,
    main: 'axe',
    off: 'small-shield',
    bag: ['hand-crossbow'],
  },
  ogre: {
    pc: false,
    size: 'large',
    maxHp: 48,
    skills: [50, 20, 10, 25, 70, 60, 25, 30, 10, 10],
    dr: 3,
    main: 'great-club',
    off: null,
    bag: [],
  },
  troll: {
    pc: false,
    size: 'huge',
    maxHp: 70,
    skills: [55, 10, 10, 30, 75, 70, 40, 35, 10, 10],
    dr: 4,
    main: null,
    off: null,
    bag: [],
    natural: 'claws',
    apMax: 6,
    rpMax: 3,
    regrowth: 3,
    abilities: ['roar'],
  },
};
