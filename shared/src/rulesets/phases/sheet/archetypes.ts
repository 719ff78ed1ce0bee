import type { AbilityId, Reaction, Trait } from './abilities.ts';
import type { Resisted } from './weapons.ts';

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** Numbers of a sheet that never change. They are fields of the table view. */
export const NUMBERS = [
  'dodge',
  'adef',
  'speed',
  'scope',
  'grit',
  'bulk',
  'agility',
  'mind',
  'magic',
  'saveTarget',
] as const;
export type NumberField = (typeof NUMBERS)[number];

/** Limits of a sheet, which are secret like its numbers: PHASE-R46. */
export const LIMITS = [
  'hpMax',
  'armor',
  'stressCap',
  'mpMax',
  'recoveries',
  'woundCap',
  'overstressCap',
] as const;

/** A fighter's sheet. */
export interface Sheet extends Record<NumberField, number> {
  readonly pc: boolean;
  readonly size: Size;
  readonly hpMax: number;
  readonly armor: number;
  readonly stressCap: number;
  readonly mpMax: number;
  readonly recoveries: number;
  readonly woundCap: number;
  readonly overstressCap: number;
  /** The phases in which an NPC has a turn, by number. */
  readonly initiative: readonly number[];
  readonly weapons: readonly string[];
  readonly abilities: readonly AbilityId[];
  readonly traits: readonly Trait[];
  readonly reactions: readonly Reaction[];
  readonly resist: readonly Resisted[];
}

/** The reactions of every hero: PHASE-80. */
export const BASIC_REACTIONS: readonly Reaction[] = ['counterattack', 'interpose', 'opportunity'];

const BLANK_SHEET: Sheet = {
  pc: false,
  size: 'medium',
  hpMax: 1,
  armor: 0,
  dodge: 1,
  adef: 1,
  speed: 0,
  scope: 0,
  grit: 0,
  bulk: 0,
  agility: 0,
  mind: 0,
  magic: 0,
  saveTarget: 10,
  stressCap: 1,
  mpMax: 0,
  recoveries: 0,
  woundCap: 1,
  overstressCap: 1,
  initiative: [],
  weapons: [],
  abilities: [],
  traits: [],
  reactions: [],
  resist: [],
};
const HERO: Sheet = { ...BLANK_SHEET, pc: true, woundCap: 2, overstressCap: 2, reactions: BASIC_REACTIONS };

export const ARCHETYPES = {
  warden: {
    ...HERO,
    hpMax: 12,
    armor: 2,
    dodge: 9,
    adef: 8,
    speed: 4,
    scope: 6,
    grit: 2,
    bulk: 2,
    saveTarget: 11,
    stressCap: 8,
    mpMax: 2,
    recoveries: 3,
    weapons: ['longsword', 'shield-bash', 'great-maul'],
    abilities: ['brace', 'barrier', 'slow-crush'],
    traits: ['wall-of-shields', 'shield-kin'],
  },
  ranger: {
    ...HERO,
    hpMax: 10,
    dodge: 11,
    adef: 9,
    speed: 5,
    scope: 8,
    grit: 2,
    agility: 2,
    mind: 1,
    saveTarget: 11,
    stressCap: 8,
    mpMax: 1,
    recoveries: 2,
    weapons: ['longbow', 'left-knife', 'right-knife'],
    abilities: ['leap'],
    reactions: [...BASIC_REACTIONS, 'scatter'],
  },
  stormcaller: {
    ...HERO,
    hpMax: 8,
    dodge: 9,
    adef: 11,
    speed: 4,
    scope: 8,
    grit: 2,
    bulk: 1,
    mind: 1,
    magic: 2,
    saveTarget: 12,
    stressCap: 9,
    mpMax: 5,
    recoveries: 2,
    weapons: ['spark', 'scald', 'fire-bloom'],
    abilities: ['thunderhead', 'soothing-rain', 'hush', 'still-winter'],
    traits: ['static-field'],
  },
  duelist: {
    ...HERO,
    size: 'small',
    hpMax: 9,
    armor: 1,
    dodge: 11,
    adef: 9,
    speed: 5,
    scope: 6,
    grit: 2,
    agility: 2,
    mind: 1,
    saveTarget: 11,
    stressCap: 9,
    mpMax: 1,
    recoveries: 2,
    weapons: ['rapier', 'hand-cannon'],
    abilities: ['taunt', 'second-breath', 'quick-load'],
    traits: ['quick-blood'],
    reactions: [...BASIC_REACTIONS, 'deflect'],
  },
  raider: {
    ...BLANK_SHEET,
    hpMax: 8,
    armor: 1,
    dodge: 10,
    adef: 8,
    speed: 4,
    scope: 6,
    grit: 1,
    bulk: 1,
    stressCap: 6,
    initiative: [5],
    weapons: ['hand-axe', 'half-pike'],
    reactions: ['opportunity'],
  },
  slinger: {
    ...BLANK_SHEET,
    size: 'small',
    hpMax: 6,
    dodge: 11,
    adef: 9,
    speed: 5,
    scope: 6,
    grit: 1,
    agility: 1,
    stressCap: 5,
    initiative: [3],
    weapons: ['sling', 'hooked-knife'],
  },
  cleaver: {
    ...BLANK_SHEET,
    size: 'large',
    hpMax: 14,
    dodge: 9,
    adef: 8,
    speed: 4,
    scope: 6,
    grit: 1,
    bulk: 3,
    saveTarget: 11,
    stressCap: 8,
    initiative: [5],
    weapons: ['great-cleaver'],
    abilities: ['war-spin'],
    reactions: ['counterattack', 'opportunity'],
  },
  hexer: {
    ...BLANK_SHEET,
    hpMax: 7,
    dodge: 9,
    adef: 11,
    speed: 4,
    scope: 6,
    grit: 1,
    mind: 2,
    magic: 2,
    saveTarget: 12,
    stressCap: 8,
    mpMax: 4,
    initiative: [2],
    weapons: ['dread-ray'],
    abilities: ['grave-bloom', 'hush'],
    traits: ['dread-gaze'],
  },
  skulk: {
    ...BLANK_SHEET,
    size: 'small',
    hpMax: 6,
    dodge: 12,
    adef: 9,
    speed: 5,
    scope: 6,
    grit: 1,
    agility: 3,
    mind: 1,
    stressCap: 6,
    initiative: [4],
    weapons: ['hooked-knife'],
    reactions: ['scatter'],
  },
  'ogre-lord': {
    ...BLANK_SHEET,
    size: 'huge',
    hpMax: 16,
    armor: 1,
    dodge: 8,
    adef: 9,
    speed: 3,
    scope: 6,
    grit: 2,
    bulk: 4,
    magic: 1,
    saveTarget: 12,
    stressCap: 12,
    recoveries: 1,
    woundCap: 2,
    initiative: [2, 7],
    weapons: ['stone-fist', 'tree-maul'],
    traits: ['regrowth', 'blood-price'],
    reactions: ['counterattack', 'opportunity'],
  },
} as const satisfies Readonly<Record<string, Sheet>>;
