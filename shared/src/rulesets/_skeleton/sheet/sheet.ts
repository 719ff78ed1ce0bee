import { count, type Values } from '../../../engine/schema/field-schema.ts';

/**
 * The values of an archetype that a setup may override. Each is also a value of the fighter and a read-only field of the
 * table view. Its label is in the catalog.
 */
export const SHEET = {
  maxHp: count(1, 99),
  /** Sides of the damage die. */
  damageDie: count(1, 99),
};

export type Sheet = Values<typeof SHEET>;
