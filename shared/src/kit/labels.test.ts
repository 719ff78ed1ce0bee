import { expect, it } from 'vitest';
import { labelsOf } from './labels.ts';

const words = (label: string) => ({ label, help: '' });
const { labelOf, wordFor } = labelsOf(
  [{ hit: words('Strike') }, { hit: words('Hit points'), 'step-aside': words('Side step') }],
  'nothing',
);

it.each([
  { name: 'by the catalog', id: 'step-aside', label: 'Side step', word: 'side step' },
  { name: 'by the first chapter that has it', id: 'hit', label: 'Strike', word: 'strike' },
  {
    name: 'by itself, if the catalog does not know it',
    id: 'long_bow-man',
    label: 'Long bow man',
    word: 'long bow man',
  },
  {
    name: 'as what it is, if it is called as something of every object',
    id: 'constructor',
    label: 'Constructor',
    word: 'constructor',
  },
  { name: 'as nothing, if it is none', id: null, label: 'nothing', word: 'nothing' },
])('an id reads $name', ({ id, label, word }) => {
  expect([labelOf(id), wordFor(id)]).toEqual([label, word]);
});
