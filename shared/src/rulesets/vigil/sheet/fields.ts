import type { Field } from '../../../engine/core/ruleset.ts';
import { anId, count } from '../../../engine/schema/field-schema.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { occupant } from '../../../engine/state/table.ts';
import { concludeIfDecided } from '../../../engine/state/verbs.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { has } from '../book/conditions.ts';
import { defeat, end } from '../book/defeat.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { SHEET } from './sheet.ts';
import { applyAmbush, SETTINGS } from './state.ts';
import { STATS } from './stats.ts';

type VigilField = Field<VigilTable, VigilFighter>;

const { at, readOnly, readOnlyAs } = fieldsOf<VigilTable, VigilFighter>();
const points = count(0, 99);

/**
 * Returns a field that the GM can set during a fight. Setting it also applies the consequences, such as defeat at 0 HP.
 */
function settable(key: string, field: VigilField): VigilField {
  return {
    ...field,
    fault(table, fighter, value) {
      const fault = field.fault?.(table, fighter, value);
      const isTaken = isReturn(fighter, key, value) && occupant(table, fighter.at, fighter.id);
      return fault ?? (isTaken ? 'occupied' : undefined);
    },
    set(table, fighter, value) {
      const wasAmbushed = has(fighter, 'ambushed');
      if (isFall(fighter, key, value)) return defeat(table, fighter.id); // VIG-72, VIG-38
      field.set?.(table, fighter, value);
      if (!wasAmbushed && table.round <= 1) applyAmbush(fighter); // VIG-61
      if (key === 'side') concludeIfDecided(table, end); // VIG-70
    },
  };
}

function isFall({ defeated }: VigilFighter, key: string, value: Json): boolean {
  return !defeated && ((key === 'hp' && value === 0) || (key === 'defeated' && value === true));
}

/** Returns whether a value brings a defeated fighter back into the fight. */
function isReturn({ defeated }: VigilFighter, key: string, value: Json): boolean {
  return defeated && ((key === 'hp' && value !== 0) || (key === 'defeated' && value === false));
}

const { at: _written, ...plain } = SETTINGS;

/** The fields of a fighter that views contain. The fields in `SETTINGS` can be set; the others are read-only. */
export const FIELDS: Readonly<Record<string, VigilField>> = {
  ...Object.fromEntries(Object.entries<VigilField>(plain).map(([key, field]) => [key, settable(key, field)])),
  at: at(),
  ...readOnlyAs({
    kind: anId(),
    abilities: SHEET.abilities,
    maxHp: points,
    maxVigor: points,
    maxFocus: points,
  }),
  ...Object.fromEntries(STATS.map((stat) => [stat, readOnly(SHEET[stat], ({ stats }) => stats[stat])])),
};
