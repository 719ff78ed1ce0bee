import { count, flag, hex, initially, listOf, oneOf, optional } from '../../../engine/schema/field-schema.ts';
import { ENCOUNTERS, ROUND_LENGTHS } from './terms.ts';

/** The house rules and time limits that a setup can choose. */
export const OPTIONS = {
  encounter: oneOf(ENCOUNTERS), // DEG-2
  roundLength: optional(oneOf(ROUND_LENGTHS)), // DEG-2
  pl: initially(count(1, 20), 5), // DEG-R2
  freeLimit: count(0, 99), // DEG-9
  conversation: initially(count(0, 99), 6), // DEG-R2
  communication: initially(count(0, 199), 60), // DEG-R2
  tight: listOf(hex, 400), // DEG-58
  lethal: flag, // DEG-R13
  stressUncapped: flag, // DEG-R59
  promptSeconds: initially(count(1, 3600), 30),
  turnSeconds: initially(count(1, 3600), 90),
};
