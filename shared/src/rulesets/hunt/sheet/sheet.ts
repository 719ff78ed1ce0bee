import * as z from 'zod/mini';
import {
  count,
  entriesOf,
  json,
  listOf,
  nullable,
  oneOf,
  setOf,
  text,
  thing,
} from '../../../engine/kinds.ts';
import { ABILITIES } from './abilities.ts';
import { HABITS, type Sheet, SIZES, TYPES } from './archetypes.ts';
import { GAPS, SPECIALTIES } from './specialties.ts';
import { ARMOUR, BAGS, THINGS, WEAPONS } from './things.ts';

const trained = z.union([
  z.literal('all'),
  z.array(z.enum(SPECIALTIES)).check(z.maxLength(SPECIALTIES.length)),
]);

/** What a setup may say of a combatant beside its archetype: section 2.1. */
export const SHEET = {
  name: text(40, 1),
  type: oneOf(TYPES),
  level: count(1, 10),
  size: oneOf(SIZES),
  hp: count(0, 99),
  wp: count(0, 99),
  mv: count(0, 12),
  specialties: json<Sheet['specialties']>(trained, []),
  gaps: setOf(oneOf(GAPS)),
  abilities: listOf(thing(ABILITIES)),
  weapons: listOf(thing(WEAPONS)),
  armour: listOf(thing(ARMOUR)),
  items: listOf(thing(THINGS)),
  bags: entriesOf(listOf(thing(THINGS)), Object.keys(BAGS).length),
  carry: count(0, 99),
  hands: count(0, 4),
  habit: nullable(oneOf(HABITS)),
};
