import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.ts';

it.each([
  ['a label in sentence case without its capital', 'Long sword', 'long sword'],
  ['a term of the rules as it is', 'Flow Action', 'Flow Action'],
  ['an abbreviation as it is', 'HP', 'HP'],
  ['a thing with a name as it is', 'Axe of Ymir', 'Axe of Ymir'],
  ['an empty label as it is', '', ''],
])('the middle of a sentence has %s', (_what, label, text) => {
  expect(inSentence(label)).toBe(text);
});
