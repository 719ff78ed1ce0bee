import type { Content } from '../../../engine/content/content.ts';
import { extendSchemas } from '../../../engine/content/extend-fields.ts';
import {
  count,
  entriesOf,
  gear,
  listOf,
  listOrAll,
  nullable,
  oneOf,
  setOf,
  text,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { ABILITIES } from './abilities.ts';
import { CONTENT } from './content.ts';
import { GAPS, SPECIALTIES } from './specialties.ts';
import { HABITS, SIZES, TYPES } from './terms.ts';
import { ARMOR, BAGS, CARRIED_WEAPONS, ITEMS, THINGS, WEAPONS } from './things.ts';

/** The id of a weapon that can be equipped. */
const weapon = thing<string>(CARRIED_WEAPONS, [WEAPONS]);

/** The id of a thing that can be carried, either loose or in a bag. */
const goods = thing<string>(THINGS, [ITEMS, WEAPONS, ARMOR]);

const MOST_BAGS = 10;

/** The field schemas of a fighter's sheet. A setup can replace any of the archetype's values. */
export const SHEET = {
  name: text(40, 1),
  type: oneOf(TYPES),
  level: count(1, 10),
  size: oneOf(SIZES),
  hp: count(0, 99),
  wp: count(0, 99),
  mv: count(0, 12),
  specialties: listOrAll(oneOf(SPECIALTIES), SPECIALTIES.length),
  gaps: setOf(oneOf(GAPS)),
  abilities: listOf(thing(ABILITIES)),
  weapons: gear(listOf(weapon)),
  armour: gear(listOf(thing<string>(ARMOR))),
  items: gear(listOf(goods)),
  bags: gear(entriesOf(listOf(goods), MOST_BAGS, thing<string>(BAGS))),
  carry: count(0, 99),
  hands: count(0, 4),
  habit: nullable(oneOf(HABITS)),
};

/** A fighter's sheet: the archetype's values, with the changes that the setup makes. */
export type Sheet = Omit<Values<typeof SHEET>, 'name'>;

/** Returns the field schemas of the sheet. They also accept the ids that a battle's content adds. */
export function sheetKinds(content: Content | undefined): typeof SHEET {
  return content ? extendSchemas({ content: CONTENT }, SHEET, content) : SHEET;
}
