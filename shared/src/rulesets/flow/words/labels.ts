import { labelsOf, saidLabelOf } from '../../../kit/labels.ts';
import { SAID, TEXT } from './catalog.ts';

export const LABELS = labelsOf([
  TEXT.actions,
  TEXT.options,
  TEXT.things,
  TEXT.conditions,
  TEXT.table.resources,
]);
export const { labelOf } = LABELS;

/** Returns the label of a thing or a condition, for rejections. */
export const saidLabel = saidLabelOf([SAID.things, SAID.conditions]);
