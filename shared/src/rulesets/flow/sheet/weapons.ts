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
