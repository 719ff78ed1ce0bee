import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalogue.ts';

const PLAIN: Readonly<Record<string, string>> = {
  ...TEXT.phases,
  ...TEXT.sheet.scores.fields,
  focus: TEXT.table.resources.focus.label,
};

const plain = Object.fromEntries(Object.entries(PLAIN).map(([id, label]) => [id, { label }]));

/** How ids read, in the order of the chapters in which they are looked up. */
export const LABELS = labelsOf(
  [plain, TEXT.things, TEXT.actions, TEXT.conditions, TEXT.options, TEXT.table.resources],
  TEXT.params.nothing,
);
export const { labelOf, wordFor } = LABELS;
