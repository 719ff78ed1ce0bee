import type { NOTE_KINDS, NoteColor } from '../../../hex/notes.ts';
import type { Sentence } from './sentence.ts';

type NoteKind = (typeof NOTE_KINDS)[number];

/** Labels of the colors of drawings and areas, with their patterns. */
export const noteColors: Readonly<Record<NoteColor, string>> = {
  amber: 'Amber, rising lines',
  red: 'Red, falling lines',
  green: 'Green, level lines',
  blue: 'Blue, upright lines',
  violet: 'Violet, crossed lines',
  white: 'White, dots',
};

const CHANGES: Readonly<Record<string, readonly [verb: string, ending: string]>> = {
  added: ['adds', 'to the map'],
  changed: ['changes', 'on the map'],
  removed: ['removes', 'from the map'],
};

const NOUNS: Readonly<Record<NoteKind, string>> = { label: 'label', drawing: 'drawing', area: 'area' };

/** The log sentence for a label, drawing or area that the GM has added, changed or removed. */
export const noteChanged: Sentence = ({ change, kind, name, secret }) => {
  const [verb = '', ending = ''] = CHANGES[String(change)] ?? [];
  const noun = NOUNS[kind as NoteKind];
  const what = name === '' ? `a ${noun}` : `the ${noun} “${name}”`;
  return `The GM ${verb} ${what} ${ending}${secret ? ' (only GMs see it)' : ''}.`;
};
