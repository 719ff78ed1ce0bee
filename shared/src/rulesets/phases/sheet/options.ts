import { count, initially, oneOf } from '../../../engine/schema/field-schema.ts';

/** The options of a battle. */
export const OPTIONS = {
  surgeStart: count(0, 3), // PHASE-24
  surgeMode: oneOf(['normal', 'partial', 'restricted']), // PHASE-24: without house rules, surges are normal
  firstPick: initially(oneOf(['pc', 'npc']), 'pc'), // PHASE-R23
};
