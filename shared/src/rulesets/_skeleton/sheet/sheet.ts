import { count } from '../../../engine/schema/field-schema.ts';

/** The values of an archetype that a setup may override. */
export const SHEET = { maxHp: count(1, 99), damageDie: count(1, 99) };
