import { type Lasting, RESTS } from '../../../engine/core/lasting.ts';
import type { Field } from '../../../engine/core/ruleset.ts';
import type { Said } from '../../../engine/language/keyed-text.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { anId, count, flag, nullable, oneOf, setOf, thing } from '../../../engine/schema/field-schema.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { movementValue } from '../book/conditions.ts';
import { preparableOf } from '../book/preparing.ts';
import { reachOf } from '../book/sight.ts';
import { isWeapon, weaponOf } from '../book/weapons-and-armor.ts';
import { AUTOPASS, type VigilFighter, type VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { CONDITIONS } from './conditions.ts';
import { SHEET } from './sheet.ts';
import { CARRIED_WEAPONS, WEAPONS } from './weapons.ts';

const { at, field, editable, side } = fieldsOf<VigilTable, VigilFighter>();
const words = SAID.fieldValues;

/** Returns the fault for an invalid value. */
function wrong(say: Said): Fault {
  return { code: 'bad-input', say };
}

/** The lifetime of a value that lasts until any rest. */
const REST: Lasting<VigilTable, VigilFighter, number> = { until: RESTS }; // VIG-R29

/** Returns the field for a number that must not exceed the fighter's maximum, and that lasts beyond the fight. */
function limited(key: 'hp' | 'vigor' | 'focus', most: 'maxHp' | 'maxVigor' | 'maxFocus', lasts = REST) {
  return editable(key, count(0, 99), {
    lasts,
    fault: (_table, fighter, value) => (value > fighter[most] ? wrong(words.upToMaximum(key)) : undefined),
  });
}

const hp = limited('hp', 'maxHp', {
  until: ['long-rest'], // VIG-R29
  after: (_table, { hp }) => Math.max(1, hp), // VIG-R29
});

/** The fields that the GM and a setup's `state` can set. The values of a `state` are applied in this order. */
export const SETTINGS = {
  size: editable('size', SHEET.size),
  pc: editable('pc', SHEET.pc),
  side: side(() => {}),
  vigilance: editable('vigilance', SHEET.vigilance),
  move: field({
    kind: SHEET.move,
    get: (_table, fighter) => movementValue(fighter),
    set: (_table, fighter, value) => {
      fighter.move = value;
    },
  }),
  reach: field({
    kind: count(0, 20),
    get: (_table, fighter) => reachOf(fighter),
    set: (_table, fighter, value) => {
      fighter.reach = value;
    },
  }),
  at: at((_table, fighter, to) => {
    fighter.at = to;
  }),
  weapons: editable('weapons', setOf(thing<string>(CARRIED_WEAPONS, [WEAPONS])), {
    after: (_table, fighter) => {
      const isCarried = (weapon: string) => fighter.weapons.includes(weapon);
      if (fighter.wielded !== null && !isCarried(fighter.wielded)) fighter.wielded = null;
      fighter.unloaded = fighter.unloaded.filter(isCarried);
    },
  }),
  wielded: editable('wielded', SHEET.wielded, {
    fault: (_table, { weapons }, value) =>
      value === null || weapons.includes(value) ? undefined : wrong(words.weapon),
  }),
  armor: editable('armor', SHEET.armor),
  shield: editable('shield', SHEET.shield),
  unloaded: editable('unloaded', setOf(thing<string>(WEAPONS)), {
    fault: (_table, fighter, value) =>
      value.every((id) => fighter.weapons.includes(id) && weaponOf(fighter, id).isLongReload)
        ? undefined
        : wrong(words.unloaded),
  }),
  conditions: editable('conditions', setOf(oneOf(CONDITIONS))),
  hp: field({
    ...hp,
    set: (_table, fighter, value) => {
      fighter.hp = value;
      fighter.defeated = value === 0; // VIG-60
    },
  }),
  vigor: limited('vigor', 'maxVigor'),
  focus: limited('focus', 'maxFocus'),
  regular: editable('regular', count(0, 1)),
  movement: editable('movement', count(0, 2)),
  quick: editable('quick', count(0, 1)),
  xquick: editable('xquick', count(0, 1)),
  prepared: editable('prepared', nullable(anId()), {
    fault(_table, fighter, value) {
      if (value === null) return undefined;
      const what = preparableOf(value);
      const isThere = what && (what.weapon === undefined || isWeapon(fighter, what.weapon));
      return isThere ? undefined : wrong(words.prepared);
    },
  }),
  autopass: editable('autopass', oneOf(AUTOPASS)),
  checkResult: editable('checkResult', nullable(count())),
  checkSuccess: editable('checkSuccess', nullable(flag)),
  defeated: field({
    kind: flag,
    get: (_table, { defeated }) => defeated,
    set: (_table, fighter, value) => {
      fighter.defeated = value;
      fighter.hp = value ? 0 : Math.max(1, fighter.hp); // VIG-60
    },
  }),
} satisfies Readonly<Record<string, Field<VigilTable, VigilFighter, Json>>>;

/** Removes the slots that an ambushed fighter may not use in the first round (VIG-61). */
export function applyAmbush(fighter: VigilFighter): void {
  if (fighter.conditions.includes('ambushed')) fighter.regular = fighter.movement = 0;
}
