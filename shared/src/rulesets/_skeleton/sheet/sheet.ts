import { count } from '../../../engine/schema/field-schema.ts';

/** What a setup may override in an archetype. */
export const SHEET = { maxHp: count(1, 99), damageDie: count(1, 99) };
