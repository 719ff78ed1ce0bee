import { count, flag, listOf, oneOf, text, thing, type Values } from '../../../engine/schema/field-schema.ts';
import { ABILITIES, REACTIONS, TRAITS } from './abilities.ts';
import { RESISTED, WEAPONS } from './weapons.ts';

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

const score = count(-2, 6);

/** Numbers that are also fields of the table view. They are secret until learned (PHASE-R46). */
const NUMBER_FIELDS = {
  dodge: count(1, 20),
  adef: count(1, 20),
  speed: count(0, 12),
  scope: count(0, 20),
  grit: count(0, 6),
  bulk: score,
  agility: score,
  mind: score,
  magic: score,
  saveTarget: count(5, 20),
};
export type NumberField = keyof typeof NUMBER_FIELDS;
export const NUMBERS = Object.keys(NUMBER_FIELDS) as NumberField[];

/** The values of an archetype that a setup may override. All except the name are also stored on the fighter. */
export const SHEET = {
  name: text(40, 1),
  pc: flag,
  size: oneOf(SIZES),
  hpMax: count(1, 99),
  armor: count(0, 4),
  ...NUMBER_FIELDS,
  stressCap: count(1, 30),
  mpMax: count(0, 20),
  recoveries: count(0, 9),
  woundCap: count(1, 4),
  overstressCap: count(1, 4),
  /** The numbers of the phases in which an NPC has a turn. */
  initiative: listOf(count(1, 8), 3),
  weapons: listOf(thing(WEAPONS)),
  abilities: listOf(thing(ABILITIES)),
  traits: listOf(thing(TRAITS)),
  reactions: listOf(thing(REACTIONS)),
  resist: listOf(oneOf(RESISTED)),
};

export type Sheet = Omit<Values<typeof SHEET>, 'name'>;

/** The maximums and other limits on a sheet. They are secret until learned, like the sheet's numbers (PHASE-R46). */
export const LIMITS = [
  'hpMax',
  'armor',
  'stressCap',
  'mpMax',
  'recoveries',
  'woundCap',
  'overstressCap',
] as const satisfies readonly (keyof Sheet)[];
