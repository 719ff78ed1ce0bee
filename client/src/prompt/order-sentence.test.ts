import { expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { orderScope, orderSentence, type SaidOrder } from './order-sentence.ts';

const DEFEND = { kind: 'defend', option: 'guard' } as const;

function snapshotOf() {
  const snapshot = new TestSeat(demoBattle(), ['rex']).model.snapshot.value;
  if (!snapshot) throw new Error('The table has not loaded.');
  return snapshot;
}

it.each<{ order: SaidOrder; says: string }>([
  { order: { ...DEFEND, policy: 'always' }, says: 'Guard.' },
  { order: { ...DEFEND, policy: 'never' }, says: 'Never choose Guard.' },
  { order: { kind: 'defend', policy: 'never' }, says: 'Pass.' },
  { order: { policy: 'never-below', below: 5 }, says: 'Pass if no option gains 5% or more.' },
  { order: { ...DEFEND, policy: 'never-below', below: 5 }, says: 'Pass if Guard doesn’t gain 5% or more.' },
  {
    order: { ...DEFEND, policy: 'always-if', when: { odds: 50, keep: { hp: 1 } } },
    says: 'Guard if the chance is 50% or better and I keep at least 1 HP.',
  },
  { order: { ...DEFEND, policy: 'always-if', when: { odds: 100 } }, says: 'Guard if it always works.' },
  {
    order: { ...DEFEND, policy: 'always-if', when: { odds: 40, concerns: 'ana', falls: 50 } },
    says: 'Guard if the chance is 40% or better, it concerns ana, and a fighter on my side would fall (chance 50% or more).',
  },
  {
    order: { ...DEFEND, policy: 'always-if', when: { concerns: 'rat', falls: 50 } },
    says: 'Guard if rat would fall (chance 50% or more).',
  },
  {
    order: { kind: 'defend', policy: 'never-if', when: { concerns: 'ana' } },
    says: 'Pass if it concerns ana.',
  },
])('an order is shown as the sentence “$says”', ({ order, says }) => {
  expect(orderSentence(snapshotOf(), 'rex', order)).toBe(says);
});

it.each([
  { order: { policy: 'never' }, says: 'At every prompt' },
  { order: { policy: 'never', kind: 'defend' }, says: 'When asked: “Someone is about to hit you”' },
  { order: { policy: 'never', round: 1 }, says: 'At every prompt, this round' },
  { order: { policy: 'never', laid: 0 }, says: 'At every prompt, until something changes' },
] as const)('the scope of an order is shown as “$says”', ({ order, says }) => {
  expect(orderScope(snapshotOf(), 'rex', order)).toBe(says);
});
