import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalog.ts';

export const LABELS = labelsOf(
  [TEXT.things, TEXT.actions, TEXT.conditions, TEXT.options, TEXT.table.resources],
  TEXT.params.nothing,
);
