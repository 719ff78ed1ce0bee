import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalog.ts';

/** The labels of ids. If several parts of the catalog have the same id, the first part in this list counts. */
export const LABELS = labelsOf(
  [TEXT.things, TEXT.conditions, TEXT.actions, TEXT.options, TEXT.table.resources, TEXT.causes],
  TEXT.params.none,
);
