import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalogue.ts';

/** How ids read, in the order of the chapters in which they are looked up. */
export const LABELS = labelsOf(
  [TEXT.things, TEXT.conditions, TEXT.actions, TEXT.options, TEXT.table.resources],
  TEXT.params.nothing,
);
