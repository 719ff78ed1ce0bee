import { fighter, optional, record } from '../../../engine/schema/field-schema.ts';
import type { Names } from '../../../engine/visibility/named-fighters.ts';

/** Places where the state names fighters. Entries about hidden fighters are left out of views. */
export const NAMES: Names = { pending: { act: record({ target: optional(fighter) }) } };
