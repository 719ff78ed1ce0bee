import { count, type Values } from '../../../engine/schema/field-schema.ts';

/**
 * The values of an archetype that a setup may override. Each value is also stored on the fighter and shown as a
 * read-only field of the table view.
 */
export const SHEET = {
  maxHp: count(1, 99),
  /** The number of sides of the damage die. */
  damageDie: count(1, 99),
};

export type Sheet = Values<typeof SHEET>;
