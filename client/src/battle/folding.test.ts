import { expect, it } from 'vitest';
import { askedAboutHit } from '../testing/asked-about-hit.ts';
import { foldedOf } from './folding.ts';

it('the prompt card folds answers that are worse than the default, and all answers keep their number keys', () => {
  const { snapshot, prompt } = askedAboutHit({ pass: { lost: 3 }, guard: { lost: 1 }, counter: { lost: 4 } });
  const { likely, folded } = foldedOf(snapshot, prompt);
  const read = (some: typeof likely) => some.map(({ offer, number }) => `${number} ${offer.option}`);
  expect(read(folded)).toEqual(['3 counter']);
  expect(read(likely)).toEqual(['1 pass', '2 guard', '4 aside']);
});

it('the prompt card folds no answers if their odds are unknown', () => {
  const unknown = (lost: number) => ({ lost, isKnown: false });
  const { snapshot, prompt } = askedAboutHit({ pass: unknown(3), guard: unknown(1), counter: unknown(4) });
  expect(foldedOf(snapshot, prompt).folded).toEqual([]);
});
