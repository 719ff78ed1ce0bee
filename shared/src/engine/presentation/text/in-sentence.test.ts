import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.ts';

it.each([
  ['a label in sentence case loses its capital', 'Long sword', 'long sword'],
  ['a term of the rules stays the same', 'Flow Action', 'Flow Action'],
  ['an abbreviation stays the same', 'HP', 'HP'],
  ['a proper name stays the same', 'Axe of Ymir', 'Axe of Ymir'],
  ['an empty label stays empty', '', ''],
])('in the middle of a sentence, %s', (_what, label, text) => {
  expect(inSentence(label)).toBe(text);
});
