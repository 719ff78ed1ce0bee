import type { Content } from '../../../engine/content/content.ts';
import { extendSchemas } from '../../../engine/content/extend-fields.ts';
import { count, flag, listOf, nullable, oneOf, text, thing } from '../../../engine/schema/field-schema.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import { ownContent } from '../../../kit/content.ts';
import { readSheet } from '../../../kit/sheet.ts';
import { ABILITIES, PERKS } from './abilities.ts';
import { ARCHETYPES } from './archetypes.ts';
import { CONTENT, type Own } from './content.ts';
import { item } from './items.ts';
import { SIZES, type Size, SKILLS, type Skill } from './skills.ts';
import { SPELLS } from './spells.ts';
import { WEAPONS } from './weapons.ts';

/** The fixed data of a fighter. */
export interface Sheet {
  readonly pc: boolean;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly speed: number;
  readonly apMax: number;
  readonly rpMax: number;
  /** Damage reduction of the armor, without the shield. */
  readonly dr: number;
  readonly natural: string | null;
  readonly perks: readonly string[];
  readonly abilities: readonly string[];
  readonly spells: readonly string[];
  readonly regrowth: number;
  /** The battle's own weapons, shields, spells and abilities; omitted if there are none. */
  readonly own?: Own;
}

/** A sheet with the initial values of the fighter's state. */
export interface FlowSheet {
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

/** Returns the modifier of a skill: its tens digit. */
export function modifier(skill: number): number {
  return Math.floor(skill / 10);
}

function eachSkill<Value>(value: Value): Readonly<Record<Skill, Value>> {
  return Object.fromEntries(SKILLS.map((skill) => [skill, value])) as Record<Skill, Value>;
}

const score = count(10, 90);

/** The values of an archetype that a setup may override. */
export const SHEET = {
  name: text(40, 1),
  pc: flag,
  size: oneOf(SIZES),
  maxHp: count(1, 999),
  ...eachSkill(score),
  speed: count(0, 20),
  apMax: count(0, 12),
  rpMax: count(0, 12),
  fpMax: count(0, 12),
  dr: count(0, 20),
  mana: count(0, 40),
  main: nullable(item),
  off: nullable(item),
  natural: nullable(thing(WEAPONS)),
  bag: listOf(item),
  perks: listOf(oneOf(PERKS)),
  abilities: listOf(thing(ABILITIES)),
  spells: listOf(thing(SPELLS)),
  regrowth: count(0, 20),
};

/** Returns the schema of a sheet, extended by the battle's content. */
function sheetSchema(content: Content | undefined): typeof SHEET {
  return content ? extendSchemas({ content: CONTENT }, SHEET, content) : SHEET;
}

/**
 * Returns a fighter's sheet: its archetype with the setup's changes. Throws `SetupError`, naming the field.
 */
export function sheetOf(from: SetupFighter, fpCap: boolean, content: Content | undefined): FlowSheet {
  const { archetype, given } = readSheet(sheetSchema(content), ARCHETYPES, from, content);
  const own = ownContent(CONTENT, content);
  const skills = Object.fromEntries(
    SKILLS.map((skill, index) => [skill, given[skill] ?? archetype.skills[index] ?? 30]),
  ) as Record<Skill, number>;
  const all = { ...DEFAULTS, ...archetype, ...given };
  return {
    name: given.name ?? from.name ?? from.sheet.kind,
    size: all.size,
    maxHp: all.maxHp,
    fpMax: fpCap ? (given.fpMax ?? ceiling(skills)) : 999, // FLOW-R12
    mana: all.mana,
    main: all.main,
    off: all.off,
    bag: all.bag,
    sheet: {
      pc: all.pc,
      skills,
      speed: all.speed,
      apMax: all.apMax,
      rpMax: all.rpMax,
      dr: all.dr,
      natural: all.natural,
      perks: all.perks,
      abilities: all.abilities,
      spells: all.spells,
      regrowth: all.regrowth,
      ...(own && { own }),
    },
  };
}

/** Defaults of archetypes. */
const DEFAULTS = {
  speed: 6, // FLOW-92
  apMax: 5, // FLOW-7
  rpMax: 2, // FLOW-13
  mana: 0,
  natural: null,
  perks: [],
  abilities: [],
  spells: [],
  regrowth: 0,
};

/** Returns the ceiling of FP for these skills. */
function ceiling({ melee, ranged }: Readonly<Record<Skill, number>>): number {
  return Math.max(2, modifier(melee), modifier(ranged)); // FLOW-R12
}
