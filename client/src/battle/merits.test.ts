import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { isWorse, meritsOf } from './merits.ts';
import type { BattleSnapshot } from './snapshot.ts';

function seen(): BattleSnapshot {
  const snapshot = new TestSeat(brawl({ dice: [1] }), ['rex']).model.snapshot.value;
  if (!snapshot) throw new Error('There is nothing to be seen.');
  return snapshot;
}

/** Returns Rex's merits for a choice that costs `cost` and changes the target's hit points by `average`. */
function merits(target: string, average: number, { cost = 0, defeat = 0, success = 1 } = {}) {
  const effects = [{ target, field: 'hp', changes: [[average, 1]] as const, average, defeat }];
  const known = meritsOf(seen(), 'rex', { cost: { ap: cost }, odds: { outcomes: [], success, effects } });
  if (!known) throw new Error('The odds are unknown.');
  return known;
}

it.each([
  ['loses more of its own hit points', merits('rex', -3), merits('rex', -2)],
  ['hurts the enemy less', merits('ana', -2), merits('ana', -3)],
  ['costs more and achieves less', merits('ana', -1, { cost: 1 }), merits('ana', -2)],
  ['is more likely to be fatal', merits('rex', -2, { defeat: 0.5 }), merits('rex', -2)],
  ['is less likely to succeed', merits('ana', -2, { success: 0.4 }), merits('ana', -2)],
])('a choice is worse if it %s', (_what, one, other) => {
  expect([isWorse(one, other), isWorse(other, one)]).toEqual([true, false]);
});

it.each([
  ['equals it', merits('ana', -2), merits('ana', -2)],
  ['costs more, for something that the odds may not show', merits('ana', -2, { cost: 1 }), merits('ana', -2)],
  ['costs less and achieves less', merits('ana', -2), merits('ana', -3, { cost: 1 })],
  ['costs more and achieves more', merits('ana', -3, { cost: 1 }), merits('ana', -2)],
  ['affects another fighter', merits('ana', -2), merits('rex', -2)],
])('a choice is not worse than another if it %s', (_what, one, other) => {
  expect(isWorse(one, other)).toBe(false);
});

it('a choice has no merits if its odds are unknown, or if a health band hides the numbers', () => {
  const odds = { outcomes: [], success: 1, effects: [], states: [] };
  expect([meritsOf(seen(), 'rex', { cost: {} }), meritsOf(seen(), 'rex', { cost: {}, odds })]).toEqual([
    undefined,
    undefined,
  ]);
});
