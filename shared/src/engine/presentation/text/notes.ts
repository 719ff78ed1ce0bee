import * as log from '../../../words/messages/log.ts';
import type { Sentence } from './sentence.ts';

/** The log sentence for a label, drawing or area that the GM has added, changed or removed. */
export const noteChanged: Sentence = ({ change, kind, name, secret }) => {
  const way = change as keyof typeof log.notes;
  const noun = kind === 'label' || kind === 'drawing' ? kind : 'other';
  const isSecret = secret ? 'true' : 'other';
  return name === '' ? log.notes[way](noun, isSecret) : log.namedNotes[way](noun, String(name), isSecret);
};
