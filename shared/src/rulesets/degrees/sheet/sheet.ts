import type { Content } from '../../../engine/content/content.ts';
import { extendSchemas } from '../../../engine/content/extend-fields.ts';
import {
  count,
  fighter,
  flag,
  gear,
  initially,
  listOf,
  oneOf,
  optional,
  record,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { CONTENT, type Own } from './content.ts';
import { ARMOR, ITEMS, NATURAL, PORTABLE, VERBAL } from './items.ts';
import { ABILITIES, ARRAYS, COUNTERS, POWERS } from './powers.ts';
import { SKILLS } from './skills.ts';
import { ATTACK_TYPES, ATTITUDES, EDGES, FORTUNE_ASKS, REACTION_ASKS, RESISTANCES, SIZES } from './terms.ts';
import { CONDITIONS } from './tracks.ts';
import { WEAPONS } from './weapons.ts';

/** Returns a record of optional whole numbers with these names. */
function numbers<Name extends string>(names: readonly Name[], least: number, most: number) {
  const one = optional(count(least, most));
  return record(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, typeof one>);
}

/** The immunities that a sheet can name. */
export const IMMUNITIES = [...CONDITIONS, 'fatigue', 'slam-own', 'slam-all'] as const;

const portable = gear(listOf(thing<string>(PORTABLE, [WEAPONS, ITEMS])));

/** The fields that a sheet may set besides its archetype, with their defaults. */
export const SHEET = {
  size: initially(oneOf(SIZES), 'medium'),
  speed: initially(count(-3, 6), 0),
  initiative: count(-5, 20),
  attack: numbers(ATTACK_TYPES, -5, 20),
  defense: numbers(ATTACK_TYPES, -5, 20),
  resist: numbers(RESISTANCES, -5, 20),
  skills: numbers(SKILLS, -5, 20),
  primary: oneOf(ATTACK_TYPES),
  unarmed: initially(count(0, 20), 2),
  held: portable,
  carried: portable,
  pack: portable,
  worn: gear(listOf(thing<string>(ARMOR, [ITEMS]))),
  natural: listOf(thing<string>(NATURAL, [WEAPONS])),
  verbal: listOf(thing<string>(VERBAL, [WEAPONS])),
  hands: initially(count(0, 4), 2),
  ammo: count(0, 99),
  powers: listOf(thing(ABILITIES, [ARRAYS, POWERS, COUNTERS])),
  edges: numbers(EDGES, 0, 20),
  immune: listOf(oneOf(IMMUNITIES)),
  destiny: count(0, 9),
  fate: count(0, 9),
  corruption: count(0, 9),
  fortuneAsk: oneOf(FORTUNE_ASKS),
  reactionAsk: oneOf(REACTION_ASKS),
  stressMax: initially(count(0, 20), 5),
  minion: flag,
  controls: listOf(fighter),
  attitude: oneOf(ATTITUDES),
};
export type Sheet = Values<typeof SHEET> & {
  /** The weapons, items and powers that the battle's content adds or changes. */
  readonly own?: Own;
};

/** The fields whose values can change during the battle. A fighter starts with the values of its sheet. */
export const CHANGEABLE = [
  'destiny',
  'fate',
  'corruption',
  'fortuneAsk',
  'reactionAsk',
  'attitude',
  'edges',
  'held',
  'carried',
  'pack',
  'worn',
  'ammo',
] as const satisfies readonly (keyof Sheet)[];

/** Returns the fields of a sheet, extended to accept the ids that `content` adds. */
export function sheetKinds(content: Content | undefined): typeof SHEET {
  return content ? extendSchemas({ content: CONTENT }, SHEET, content) : SHEET;
}
