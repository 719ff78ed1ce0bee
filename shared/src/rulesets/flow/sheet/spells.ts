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
export const COUNTERSPELL = { rp: 2, range: 8 } as const;
