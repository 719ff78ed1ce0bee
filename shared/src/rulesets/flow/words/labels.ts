import { labelsOf } from '../../../kit/labels.ts';
import { TEXT } from './catalogue.ts';

export const LABELS = labelsOf([TEXT.actions, TEXT.options, TEXT.things, TEXT.conditions]);
export const { labelOf, wordFor } = LABELS;
