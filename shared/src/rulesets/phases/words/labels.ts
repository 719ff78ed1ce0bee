import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalog.ts';

const PLAIN: Readonly<Record<string, string>> = { ...TEXT.phases, ...TEXT.sheet.scores.fields };

const plain = Object.fromEntries(Object.entries(PLAIN).map(([id, label]) => [id, { label }]));

/** The labels of ids. If several chapters have a label for an id, the first chapter counts. */
export const LABELS = labelsOf([
  plain,
  TEXT.things,
  TEXT.actions,
  TEXT.conditions,
  TEXT.options,
  TEXT.table.resources,
]);
export const { labelOf } = LABELS;
