import { expect, it } from 'vitest';
import { labelsOf } from './labels.ts';

const words = (label: string) => ({ label, help: '' });
const { labelOf } = labelsOf(
  [{ hit: words('Strike') }, { hit: words('Hit points'), 'step-aside': words('Side step') }],
  'nothing',
);

it.each([
  { name: 'as its label in the catalog', id: 'step-aside', label: 'Side step' },
  { name: 'as its label in the first chapter that has one', id: 'hit', label: 'Strike' },
  {
    name: 'as itself with spaces, if the catalog does not have it',
    id: 'long_bow-man',
    label: 'Long bow man',
  },
  {
    name: 'as itself, even if every object has a property of that name',
    id: 'constructor',
    label: 'Constructor',
  },
  { name: 'as the text for nothing, if it is null', id: null, label: 'nothing' },
])('an id reads $name', ({ id, label }) => {
  expect(labelOf(id)).toBe(label);
});
