import { count } from '../../../engine/schema/field-schema.ts';

/** What a sheet may say beside its archetype. */
export const SHEET = { maxHp: count(1, 99), harm: count(1, 99) };
