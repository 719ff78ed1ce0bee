import {
  count,
  type FieldSchema,
  flag,
  listOf,
  oneOf,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import { ABILITIES, REACTIONS, TRAITS } from './abilities.ts';
import { SIZES } from './archetypes.ts';
import { RESISTED, WEAPONS } from './weapons.ts';

const score = count(-2, 6);
const phaseNumbers: FieldSchema<readonly number[]> = listOf(count(1, 8), 3);

/** The fields that a sheet may set besides its archetype. */
export const SHEET = {
  name: text(40, 1),
  pc: flag,
  size: oneOf(SIZES),
  hpMax: count(1, 99),
  armor: count(0, 4),
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
  stressCap: count(1, 30),
  mpMax: count(0, 20),
  recoveries: count(0, 9),
  woundCap: count(1, 4),
  overstressCap: count(1, 4),
  initiative: phaseNumbers,
  weapons: listOf(thing(WEAPONS)),
  abilities: listOf(thing(ABILITIES)),
  traits: listOf(thing(TRAITS)),
  reactions: listOf(thing(REACTIONS)),
  resist: listOf(oneOf(RESISTED)),
};
