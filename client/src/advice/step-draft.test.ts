import { expect, it } from 'vitest';
import { currentOf, draftOf } from '../battle/draft.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { draftFor, planOf } from './step-draft.ts';

const offers = () => new TestSeat(demoBattle({ dice: [1] }), ['ana']).controller.prompts.offers.value;

it('the draft of a step has the parameters of the step', () => {
  for (const offer of offers()) {
    for (const params of offer.variants) {
      const step = { by: 'ana', option: offer.option, params };
      const draft = draftFor(offers(), step);
      expect(draft && currentOf(draft)).toEqual(params);
      expect(draft && planOf(draft)).toEqual(step);
    }
  }
  expect(offers().length).toBeGreaterThan(1);
});

it.each([
  { name: 'not on offer', step: { by: 'ana', option: 'hit', params: { target: 'no-such-fighter' } } },
  { name: 'an action of another fighter', step: { by: 'ben', option: 'hit', params: { target: 'rat' } } },
])('a step that is $name has no draft', ({ step }) => {
  expect(draftFor(offers(), step)).toBeUndefined();
});

it('an answer to a question is not a plan', () => {
  const [offer] = offers();
  expect(offer && planOf(draftOf({ ...offer, kind: 'defend' }))).toBeUndefined();
});
