import { count, flag, nullable, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Identified } from '../../../kit/content.ts';
import { TEXT } from '../words/catalog.ts';

/** The schema of a spell's data. */
export const SPELL = {
  mana: count(0, 40),
  range: count(1, 40),
  /** True for a touch spell, which provokes no Reaction Attacks and is intercepted like a melee attack. */
  touch: flag,
  at: oneOf(['enemy', 'ally', 'area']),
  resist: nullable(oneOf(['agility', 'endurance'])),
  dice: count(0, 10),
  sides: count(0, 20),
  burning: optional(count(0, 20)),
  poisoned: optional(count(0, 20)),
};
export type Spell = Identified<typeof SPELL>;

/** Returns the fault if a spell rolls dice that have fewer than two sides. */
export function faultOfSpellRow({ dice, sides }: Values<typeof SPELL>): string | undefined {
  return dice > 0 && sides < 2 ? TEXT.setup.sidesOfDice : undefined;
}

const SPELL_ROWS: Readonly<Record<string, Values<typeof SPELL>>> = {
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
/** The radius of the spell `burst`, in hexes. */
export const BURST_RADIUS = 1;
export const COUNTERSPELL = { rp: 2, range: 8 } as const;
