import type { BeatElement, EventLook, LooksById } from '../../../engine/state/beats.ts';
import type { Skill } from './skills.ts';
import { type Category, WEAPONS } from './weapons.ts';

/* How the map shows weapons, spells and reactions. */

const OF_CATEGORY: Readonly<Record<Category, BeatElement>> = {
  sword: 'steel',
  dagger: 'steel',
  mace: 'blunt',
  axe: 'steel',
  polearm: 'steel',
  staff: 'blunt',
  fist: 'blunt',
  crossbow: 'arrow',
  bow: 'arrow',
  shield: 'blunt',
};

export const WEAPON_LOOKS: LooksById = Object.fromEntries(
  Object.values(WEAPONS).map(({ id, category, range }): [string, EventLook] => {
    const element = category === null ? 'claws' : OF_CATEGORY[category];
    return [id, { beat: range === undefined ? 'strike' : 'shoot', element }];
  }),
);

export const SPELL_LOOKS: LooksById = {
  spark: { beat: 'cast', element: 'lightning' },
  'fire-lance': { beat: 'cast', element: 'fire' },
  sting: { beat: 'cast', element: 'spell' },
  'shock-touch': { beat: 'cast', element: 'lightning' },
  burst: { beat: 'cast', element: 'fire' },
};

/** The looks of reactions. Those that are attacks name no element, because their weapon determines it. */
export const REACTION_LOOKS: LooksById = {
  'reaction-attack': { beat: 'counter' },
  riposte: { beat: 'counter' },
  counterspell: { beat: 'guard', element: 'spell' },
};

export const SKILL_LOOKS = {
  melee: { beat: 'strike' },
  ranged: { beat: 'shoot' },
  spellcasting: { beat: 'cast' },
} as const satisfies Partial<Record<Skill, EventLook>>;
