import { expect, it } from 'vitest';
import { labelsOf } from './labels.ts';

const words = (label: string) => ({ label, help: '' });
const { labelOf, wordFor } = labelsOf(
  [{ hit: words('Strike') }, { hit: words('Hit points'), 'step-aside': words('Side step') }],
  'nothing',
);

it.each([
  { name: 'as its label in the catalog', id: 'step-aside', label: 'Side step', word: 'side step' },
  { name: 'as its label in the first chapter that has one', id: 'hit', label: 'Strike', word: 'strike' },
  {
    name: 'as itself with spaces, if the catalog does not have it',
    id: 'long_bow-man',
    label: 'Long bow man',
    word: 'long bow man',
  },
  {
    name: 'as itself, even if every object has a property of that name',
    id: 'constructor',
    label: 'Constructor',
    word: 'constructor',
  },
  { name: 'as the text for nothing, if it is null', id: null, label: 'nothing', word: 'nothing' },
])('an id reads $name', ({ id, label, word }) => {
  expect([labelOf(id), wordFor(id)]).toEqual([label, word]);
});
