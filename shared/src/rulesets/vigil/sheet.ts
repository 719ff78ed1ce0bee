import * as z from 'zod/mini';
import { newcomer, SetupError, type SetupFighter } from '../../engine/setup.ts';
import {
  ARCHETYPES,
  ARMOR,
  type Archetype,
  type ArmorId,
  BOOSTS,
  BOUND_ABILITIES,
  FREE_ABILITIES,
  isWeapon,
  REGULAR_ABILITIES,
  SHIELDS,
  type ShieldId,
  SIZES,
  STATS,
  type Stat,
} from './content.ts';
import { applyState } from './state.ts';
import type { VigilFighter } from './table.ts';
import { TEXT } from './text/catalogue.ts';

const integer = (least: number, most: number) => z.optional(z.int().check(z.minimum(least), z.maximum(most)));
const weapon = z
  .string()
  .check(z.refine((id) => isWeapon(id) && id !== 'unarmed', TEXT.fieldValues.noWeapon));
const KNOWN = [...FREE_ABILITIES, ...BOUND_ABILITIES, ...REGULAR_ABILITIES, ...keysOf(BOOSTS)];

const shape = z.strictObject({
  kind: z.string().check(z.refine((kind) => Object.hasOwn(ARCHETYPES, kind), TEXT.fieldValues.noArchetype)),
  pc: z.optional(z.boolean()),
  size: z.optional(z.enum(SIZES)),
  vigilance: integer(0, 30),
  assault: integer(0, 10),
  shooting: integer(0, 10),
  defend: integer(0, 10),
  toughness: integer(0, 10),
  athletics: integer(0, 10),
  dexterity: integer(0, 10),
  awareness: integer(0, 10),
  reasoning: integer(0, 10),
  willpower: integer(0, 10),
  maxHp: integer(1, 99),
  maxVigor: integer(0, 40),
  maxFocus: integer(0, 40),
  move: integer(0, 20),
  weapons: z.optional(z.array(weapon)),
  wielded: z.optional(z.nullable(z.string())),
  armor: z.optional(z.nullable(z.enum(keysOf(ARMOR)))),
  shield: z.optional(z.nullable(z.enum(keysOf(SHIELDS)))),
  abilities: z.optional(z.array(z.enum(KNOWN))),
});
type Sheet = z.infer<typeof shape>;

/** A fighter as it enters the fight. Throws `SetupError`, naming the field. Source: chapters 2.1 and 2.2. */
export function makeFighter(setup: SetupFighter): VigilFighter {
  const sheet = readSheet(setup);
  const archetype = ARCHETYPES[sheet.kind] as Archetype;
  const stats = statsOf(sheet, archetype);
  const weapons = (sheet.weapons as VigilFighter['weapons'] | undefined) ?? archetype.weapons;
  const wielded = sheet.wielded === undefined ? (weapons[0] ?? null) : sheet.wielded;
  if (wielded !== null && !weapons.some((carried) => carried === wielded)) {
    throw new SetupError(`${setup.id}.sheet.wielded: ${TEXT.setup.notCarried(wielded)}`);
  }
  const maxima = {
    maxHp: sheet.maxHp ?? archetype.maxHp,
    maxVigor: sheet.maxVigor ?? 3 + stats.athletics + stats.dexterity + stats.toughness,
    maxFocus: sheet.maxFocus ?? 3 + stats.awareness + stats.reasoning + stats.willpower,
  };
  const fighter: VigilFighter = {
    ...unhurt(setup, maxima),
    pc: sheet.pc ?? archetype.pc,
    size: sheet.size ?? archetype.size,
    vigilance: sheet.vigilance ?? archetype.vigilance,
    stats,
    ...maxima,
    move: sheet.move ?? 5 + Math.floor(stats.athletics / 2), // VIG-16, VIG-R5
    weapons: [...weapons].sort(),
    wielded: wielded as VigilFighter['wielded'],
    armor: sheet.armor === undefined ? archetype.armor : sheet.armor,
    shield: sheet.shield === undefined ? archetype.shield : sheet.shield,
    abilities: [...(sheet.abilities ?? archetype.abilities)].sort(),
  };
  applyState(fighter, setup);
  return fighter;
}

function unhurt(
  setup: SetupFighter,
  { maxHp, maxVigor, maxFocus }: Pick<VigilFighter, 'maxHp' | 'maxVigor' | 'maxFocus'>,
) {
  return {
    ...newcomer(setup),
    hp: maxHp,
    vigor: maxVigor,
    focus: maxFocus,
    regular: 1, // VIG-5
    movement: 1,
    quick: 1,
    xquick: 0,
    prepared: null,
    unloaded: [],
    reach: null,
    conditions: [],
    autopass: 'own' as const, // VIG-42
    checkResult: null,
    checkSuccess: null,
    hasBegun: false,
  };
}

function readSheet({ id, sheet }: SetupFighter): Sheet {
  const result = shape.safeParse(sheet);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SetupError(
    `${id}.sheet.${issue?.path.join('.') ?? ''}: ${issue?.message ?? TEXT.setup.malformed}`,
  );
}

function statsOf(sheet: Sheet, archetype: Archetype): Record<Stat, number> {
  const entries = STATS.map((stat) => [stat, sheet[stat] ?? archetype.stats[stat]]);
  return Object.fromEntries(entries) as Record<Stat, number>;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Dice of advantage of what is worn: armour, and a shield unless both hands are on a weapon. */
export function armorDice({ armor }: VigilFighter): number {
  return armor === null ? 0 : ARMOR[armor as ArmorId];
}

/** Dice of advantage of a shield, whether worn or not. */
export function shieldDice({ shield }: VigilFighter): number {
  return shield === null ? 0 : SHIELDS[shield as ShieldId];
}
