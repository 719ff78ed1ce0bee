import { SetupError, type SetupFighter } from '../../engine/setup.ts';
import type { Json } from '../../engine/table.ts';
import { ARCHETYPES } from './archetypes.ts';
import { ABILITIES, PERKS, SIZES, type Size, SKILLS, type Skill, SPELLS, WEAPONS } from './content.ts';
import { TEXT } from './text/catalogue.ts';

/** What a fighter carries into the battle and keeps. */
export interface Sheet {
  readonly pc: boolean;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly speed: number;
  readonly apMax: number;
  readonly rpMax: number;
  /** Damage reduction of the armour; a held shield adds its own. */
  readonly dr: number;
  readonly natural: string | null;
  readonly perks: readonly string[];
  readonly abilities: readonly string[];
  readonly spells: readonly string[];
  readonly regrowth: number;
}

/** A sheet with what the fighter starts with. */
export interface ReadSheet {
  readonly name: string;
  readonly sheet: Sheet;
  readonly size: Size;
  readonly maxHp: number;
  readonly fpMax: number;
  readonly mana: number;
  readonly main: string | null;
  readonly off: string | null;
  readonly bag: readonly string[];
}

/** The modifier of a skill: its tens digit. */
export function modifier(skill: number): number {
  return Math.floor(skill / 10);
}

type Check = (value: Json) => boolean;

const isInt =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isText: Check = (value) => typeof value === 'string' && value.length > 0;
const isItem: Check = (value) => value === null || isText(value);
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const FIELDS: Readonly<Record<string, Check>> = {
  kind: isOneOf(Object.keys(ARCHETYPES)),
  name: isText,
  pc: (value) => typeof value === 'boolean',
  size: isOneOf(SIZES),
  maxHp: isInt(1, 999),
  ...Object.fromEntries(SKILLS.map((skill) => [skill, isInt(10, 90)])),
  speed: isInt(0, 20),
  apMax: isInt(0, 12),
  rpMax: isInt(0, 12),
  fpMax: isInt(0, 12),
  dr: isInt(0, 20),
  mana: isInt(0, 40),
  main: isItem,
  off: isItem,
  natural: (value) => value === null || isOneOf(Object.keys(WEAPONS))(value),
  bag: isListOf(isText),
  perks: isListOf(isOneOf(PERKS)),
  abilities: isListOf(isOneOf(Object.keys(ABILITIES))),
  spells: isListOf(isOneOf(Object.keys(SPELLS))),
  regrowth: isInt(0, 20),
};

/** The sheet of a fighter, its archetype with what the setup replaces. Throws `SetupError`, naming the field. */
export function readSheet({ id, sheet: given, name }: SetupFighter, fpCap: boolean): ReadSheet {
  for (const [field, value] of Object.entries(given)) {
    const check = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    if (!check) throw new SetupError(`${id}.sheet.${field}: ${TEXT.setup.noSuchField}`);
    if (!check(value))
      throw new SetupError(`${id}.sheet.${field}: ${TEXT.setup.unfit(JSON.stringify(value))}`);
  }
  return fillIn(given, name, fpCap);
}

function fillIn(given: SetupFighter['sheet'], name: string | undefined, fpCap: boolean): ReadSheet {
  const archetype = ARCHETYPES[given.kind];
  if (!archetype) throw new SetupError(TEXT.setup.noArchetype(given.kind));
  const pick = <Value>(field: string, value: Value) => (given[field] as Value | undefined) ?? value;
  const hand = (field: 'main' | 'off') =>
    given[field] === undefined ? archetype[field] : (given[field] as string | null);
  const skills = Object.fromEntries(
    SKILLS.map((skill, index) => [skill, pick(skill, archetype.skills[index] ?? 30)]),
  ) as Record<Skill, number>;
  return {
    name: pick('name', name ?? given.kind),
    size: pick('size', archetype.size),
    maxHp: pick('maxHp', archetype.maxHp),
    fpMax: fpCap ? pick('fpMax', ceiling(skills)) : 999, // FLOW-R12
    mana: pick('mana', archetype.mana ?? 0),
    main: hand('main'),
    off: hand('off'),
    bag: pick('bag', archetype.bag),
    sheet: {
      pc: pick('pc', archetype.pc),
      skills,
      speed: pick('speed', 6), // FLOW-92
      apMax: pick('apMax', archetype.apMax ?? 5), // FLOW-7
      rpMax: pick('rpMax', archetype.rpMax ?? 2), // FLOW-13
      dr: pick('dr', archetype.dr),
      natural: given.natural === undefined ? (archetype.natural ?? null) : (given.natural as string | null),
      perks: pick('perks', archetype.perks ?? []),
      abilities: pick('abilities', archetype.abilities ?? []),
      spells: pick('spells', archetype.spells ?? []),
      regrowth: pick('regrowth', archetype.regrowth ?? 0),
    },
  };
}

/** The most FP that somebody of these skills can hold. */
function ceiling({ melee, ranged }: Readonly<Record<Skill, number>>): number {
  return Math.max(2, modifier(melee), modifier(ranged)); // FLOW-R12
}
