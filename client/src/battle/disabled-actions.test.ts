import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { disabledActionsOf } from './disabled-actions.ts';

it('the disabled actions are those that are not legal now, each with the reason', () => {
  const far = { rat: { at: [4, 0] as const }, rex: { at: [-4, 4] as const }, ben: { at: [0, 4] as const } };
  const { controller, model } = new TestSeat(brawl({ fighters: far }), ['ana']);
  const snapshot = model.snapshot.value;
  const barred = snapshot ? disabledActionsOf(snapshot, 'ana', controller.prompts.offers.value) : [];
  const told = barred.map(({ offer, why }) => [offer.option, why.message]);
  expect(told).toContainEqual(['hit', 'Your arm is too short for that.']);
  expect(told.map(([option]) => option)).not.toContain('end-turn');
});
