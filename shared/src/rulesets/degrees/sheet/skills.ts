import { ATTACK_TYPES, RESISTANCES } from './terms.ts';

/** The groups of abilities, each ability with its skills: §2.3. */
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

/** The ability that a skill rests on, and the group of that. */
export function rootOf(skill: Skill): Rooted {
  const root = ROOTS.get(skill);
  if (!root) throw new Error(`No skill "${skill}".`);
  return root;
}

/** The skills of each group. */
export const SKILL_GROUPS: readonly (readonly Skill[])[] = Object.keys(GROUPS).map((group) =>
  SKILLS.filter((skill) => rootOf(skill).group === group),
);

/** The skills that words work with. */
export const INTERACTION = ['persuasion', 'intimidation', 'deception'] as const satisfies readonly Skill[];

/** What assesses an opponent: DEG-48. */
export const ASSESSING = [
  'insight',
  'investigation',
  'lore-arcane',
  'lore-martial',
  'lore-psychic', // DEG-R69
] as const satisfies readonly Skill[];

/** The lore of a power's source, if there is one. */
export function loreOf(source: string | null): Skill | undefined {
  return SKILLS.find((skill) => skill === `lore-${source}`);
}

/** The traits that everybody has and that can be boosted. A power is one more, by the name `power.ID`. DEG-R57. */
export const TRAITS = [
  'speed',
  'unarmed',
  'initiative',
  ...ATTACK_TYPES.map((type) => `attack.${type}`),
  ...ATTACK_TYPES.map((type) => `defense.${type}`),
  ...RESISTANCES.map((name) => `resist.${name}`),
  ...SKILLS.map((name) => `skill.${name}`),
];
