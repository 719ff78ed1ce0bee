import { expect, it } from 'vitest';
import { askedAboutHit } from '../testing/asked-about-hit.ts';
import { adviceOf } from './advice.ts';

it.each([
  ['the best answer', 2, 'answer-counter'],
  ['the default if the best answer is folded away', 4, 'answer-pass'],
])('the coach advises %s', (_what, lost, button) => {
  const others = Object.fromEntries(['pass', 'guard', 'aside'].map((answer) => [answer, { lost: 3 }]));
  const { snapshot, prompt } = askedAboutHit({ ...others, counter: { lost, worth: 9 } });
  const doing = { prompt, offers: [], draft: null, proposed: null, mine: ['rex'] };
  expect(adviceOf(snapshot, doing)).toMatchObject({ lesson: 'react', button });
});
