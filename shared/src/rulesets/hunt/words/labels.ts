import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalog.ts';

/** The labels of ids. The chapters are searched in this order. */
export const LABELS = labelsOf(
  [TEXT.things, TEXT.conditions, TEXT.actions, TEXT.options, TEXT.table.resources],
  TEXT.params.nothing,
);
