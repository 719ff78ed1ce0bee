import { ATTACK_TYPES, RESISTANCES } from './terms.ts';

/** The groups of abilities, the abilities in each group, and the skills that are based on each ability. */
const GROUPS = {
  physical: {
    strength: ['might', 'athletics'],
    agility: ['acrobatics', 'stealth', 'reaction'],
    dexterity: ['dexterity'],
    stamina: ['endurance'],
  },
  mental: {
    intellect: ['investigation', 'lore-arcane', 'lore-martial', 'lore-psychic'],
    awareness: ['insight', 'perception', 'intuition'],
  },
  social: {
    presence: ['persuasion', 'intimidation'],
    wit: ['wits'],
    cunning: ['deception', 'guile'],
  },
} as const;

export const SKILLS = [
  'might',
  'athletics',
  'acrobatics',
  'stealth',
  'reaction',
  'dexterity',
  'endurance',
  'investigation',
  'lore-arcane',
  'lore-martial',
  'lore-psychic',
  'insight',
  'perception',
  'intuition',
  'persuasion',
  'intimidation',
  'wits',
  'deception',
  'guile',
] as const;
export type Skill = (typeof SKILLS)[number];

interface Rooted {
  readonly ability: string;
  readonly group: string;
}

const ROOTS: ReadonlyMap<string, Rooted> = new Map(
  Object.entries(GROUPS).flatMap(([group, abilities]) =>
    Object.entries<readonly string[]>(abilities).flatMap(([ability, skills]) =>
      skills.map((skill): [string, Rooted] => [skill, { ability, group }]),
    ),
  ),
);

/** Returns the ability on which a skill is based, and the group of that ability. */
export function rootOf(skill: Skill): Rooted {
  const root = ROOTS.get(skill);
  if (!root) throw new Error(`No skill "${skill}".`);
  return root;
}

/** The skills of each group. */
export const SKILL_GROUPS: readonly (readonly Skill[])[] = Object.keys(GROUPS).map((group) =>
  SKILLS.filter((skill) => rootOf(skill).group === group),
);

/** The interaction skills, with which a fighter can influence others (DEG-75). */
export const INTERACTION = ['persuasion', 'intimidation', 'deception'] as const satisfies readonly Skill[];

/** The skills that assess an opponent (DEG-48). */
export const ASSESSING = [
  'insight',
  'investigation',
  'lore-arcane',
  'lore-martial',
  'lore-psychic', // DEG-R69
] as const satisfies readonly Skill[];

/** Returns the lore skill for a source of powers; undefined if there is none. */
export function loreOf(source: string | null): Skill | undefined {
  return SKILLS.find((skill) => skill === `lore-${source}`);
}

/** The traits that a boost can raise for any fighter. Ranks of powers are traits, too, named `power.ID` (DEG-R57). */
export const TRAITS = [
  'speed',
  'unarmed',
  'initiative',
  ...ATTACK_TYPES.map((type) => `attack.${type}`),
  ...ATTACK_TYPES.map((type) => `defense.${type}`),
  ...RESISTANCES.map((name) => `resist.${name}`),
  ...SKILLS.map((name) => `skill.${name}`),
];
