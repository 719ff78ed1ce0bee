import { fighter, optional, record } from '../../../engine/schema/field-schema.ts';
import type { Names } from '../../../engine/visibility/named-fighters.ts';

/** The parameters of pending actions that contain fighter ids. Views leave out the ids of hidden fighters. */
export const NAMES: Names = { pending: { act: record({ target: optional(fighter) }) } };
