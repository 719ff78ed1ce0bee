/** Skills, weapons, shields, items, spells and Flow Actions of the flow rules: data only. Source: rules/flow.md, section 7. */

export const SKILLS = [
  'melee',
  'ranged',
  'spellcasting',
  'agility',
  'athletics',
  'endurance',
  'perception',
  'willpower',
  'deception',
  'knowledge',
] as const;
export type Skill = (typeof SKILLS)[number];

/** From the smallest to the greatest. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export type Category =
  | 'sword'
  | 'dagger'
  | 'mace'
  | 'axe'
  | 'polearm'
  | 'staff'
  | 'fist'
  | 'crossbow'
  | 'bow'
  | 'shield';

export interface Weapon {
  readonly id: string;
  readonly category: Category | null;
  /** How many hands it fills: a natural weapon none, a fist is an empty hand. */
  readonly hands: 0 | 1 | 2;
  readonly dice: number;
  readonly sides: number;
  /** Melee weapons have a reach, ranged ones a range. */
  readonly reach?: number;
  readonly range?: number;
  readonly finesse?: true;
  readonly brawl?: true;
}

type WeaponRow = Omit<Weapon, 'id'>;

const blade = (
  category: Category,
  hands: 1 | 2,
  sides: number,
  more: Partial<WeaponRow> = {},
): WeaponRow => ({
  category,
  hands,
  dice: 1,
  sides,
  reach: 1,
  ...more,
});
const shot = (category: Category, hands: 1 | 2, sides: number, range: number): WeaponRow => ({
  category,
  hands,
  dice: 1,
  sides,
  range,
});

const WEAPON_ROWS: Readonly<Record<string, WeaponRow>> = {
  sword: blade('sword', 1, 8),
  greatsword: blade('sword', 2, 10),
  dagger: blade('dagger', 1, 6, { finesse: true }),
  mace: blade('mace', 1, 6),
  sap: blade('mace', 1, 4),
  'great-club': blade('mace', 2, 10),
  axe: blade('axe', 1, 8),
  glaive: blade('polearm', 2, 10, { reach: 2 }), // FLOW-100
  staff: blade('staff', 2, 6),
  fist: blade('fist', 1, 4, { brawl: true }),
  claws: { category: null, hands: 0, dice: 2, sides: 6, reach: 1, brawl: true },
  'hand-crossbow': shot('crossbow', 1, 6, 4),
  crossbow: shot('crossbow', 2, 8, 6),
  shortbow: shot('bow', 2, 8, 6),
  longbow: shot('bow', 2, 8, 12),
};

export const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
  Object.entries(WEAPON_ROWS).map(([id, row]) => [id, { id, ...row }]),
);

export interface Shield {
  /** Modifier to the check of a Block. */
  readonly block: number;
  readonly dr: number;
}

export const SHIELDS: Readonly<Record<string, Shield>> = {
  'small-shield': { block: -10, dr: 1 },
  'large-shield': { block: 0, dr: 2 },
  'tower-shield': { block: 10, dr: 3 },
};

export const POTIONS = ['healing-potion', 'antidote'] as const;
export const WAND = { id: 'ember-wand', ap: 2, charges: 3, range: 6, dice: 1, sides: 6, bonus: 2 } as const;
export const CHARM = { id: 'ward-charm', ap: 1, rp: 1 } as const;
export const HEALING = { dice: 2, sides: 6, bonus: 2 } as const;

/** When a Flow Action may be declared. */
export type Window = 'before' | 'defend' | 'parry' | 'hit' | 'turn';

export interface FlowAction {
  /** A category that must be held, or what kind of weapon must strike or shoot. */
  readonly from: 'everybody' | 'one-handed' | 'two-handed-melee' | 'two-handed-shot' | Category;
  readonly fp: number;
  readonly window: Window;
  readonly oncePerRound?: true;
}

export const FLOW_ACTIONS: Readonly<Record<string, FlowAction>> = {
  'power-strike': { from: 'everybody', fp: 2, window: 'before' },
  'sure-critical': { from: 'everybody', fp: 5, window: 'before' },
  'perfect-defense': { from: 'everybody', fp: 2, window: 'defend' },
  deflection: { from: 'everybody', fp: 2, window: 'parry' },
  'combat-flow': { from: 'one-handed', fp: 2, window: 'hit', oncePerRound: true },
  cleave: { from: 'two-handed-melee', fp: 2, window: 'hit' },
  pierce: { from: 'two-handed-shot', fp: 2, window: 'hit' },
  'flowing-counter': { from: 'sword', fp: 2, window: 'parry' },
  'steal-momentum': { from: 'sword', fp: 3, window: 'turn', oncePerRound: true },
  'pressure-point': { from: 'fist', fp: 2, window: 'hit' },
  'crippling-blow': { from: 'fist', fp: 3, window: 'hit' },
  'open-vein': { from: 'dagger', fp: 2, window: 'hit' },
  expose: { from: 'dagger', fp: 3, window: 'hit' },
  'stunning-blow': { from: 'mace', fp: 2, window: 'hit' },
  crush: { from: 'mace', fp: 3, window: 'hit' },
  devastate: { from: 'axe', fp: 2, window: 'hit' },
  rend: { from: 'axe', fp: 3, window: 'hit' },
  control: { from: 'polearm', fp: 2, window: 'hit' },
  brace: { from: 'polearm', fp: 3, window: 'turn' },
  sweep: { from: 'staff', fp: 2, window: 'hit' },
  ward: { from: 'staff', fp: 3, window: 'turn' },
  bash: { from: 'shield', fp: 2, window: 'hit' },
  'snap-shot': { from: 'crossbow', fp: 2, window: 'before' },
  'true-aim': { from: 'crossbow', fp: 3, window: 'before' },
  pin: { from: 'bow', fp: 2, window: 'hit' },
  'seeking-shot': { from: 'bow', fp: 5, window: 'before' },
};

export interface Spell {
  readonly id: string;
  readonly mana: number;
  readonly range: number;
  /** A touch spell does not provoke, and is intercepted by the melee rule. */
  readonly touch: boolean;
  readonly at: 'enemy' | 'ally' | 'area';
  readonly resist: 'agility' | 'endurance' | null;
  readonly dice: number;
  readonly sides: number;
  readonly burning?: number;
  readonly poisoned?: number;
}

const SPELL_ROWS: Readonly<Record<string, Omit<Spell, 'id'>>> = {
  spark: { mana: 0, range: 6, touch: false, at: 'enemy', resist: 'agility', dice: 1, sides: 6 },
  'fire-lance': {
    mana: 2,
    range: 12,
    touch: false,
    at: 'enemy',
    resist: 'agility',
    dice: 2,
    sides: 6,
    burning: 2,
  },
  sting: {
    mana: 1,
    range: 6,
    touch: false,
    at: 'enemy',
    resist: 'endurance',
    dice: 0,
    sides: 0,
    poisoned: 3,
  },
  'shock-touch': { mana: 1, range: 1, touch: true, at: 'enemy', resist: 'endurance', dice: 2, sides: 4 },
  burst: { mana: 2, range: 8, touch: false, at: 'area', resist: 'agility', dice: 1, sides: 8 },
  mend: { mana: 1, range: 1, touch: true, at: 'ally', resist: null, dice: 2, sides: 6 },
};

export const SPELLS: Readonly<Record<string, Spell>> = Object.fromEntries(
  Object.entries(SPELL_ROWS).map(([id, row]) => [id, { id, ...row }]),
);

export const SPELL_AP = 2;
/** How far around its centre `burst` strikes. */
export const BURST_RADIUS = 1;

export const ABILITIES = {
  rally: { ap: 2, range: 3 },
  focus: { ap: 1, range: 0 },
  roar: { ap: 2, range: 2 },
} as const;
export type Ability = keyof typeof ABILITIES;

export const PERKS = ['counterspell', 'spell-breaker', 'dual-wield'] as const;
export const COUNTERSPELL = { rp: 2, range: 8 } as const;
