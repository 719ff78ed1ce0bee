import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalog.ts';

export const LABELS = labelsOf([
  TEXT.actions,
  TEXT.options,
  TEXT.things,
  TEXT.conditions,
  TEXT.table.resources,
]);
export const { labelOf } = LABELS;
