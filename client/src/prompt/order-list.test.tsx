import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { firstDraft, termsOf, withCondition, withEffect } from './order-draft.ts';
import { OrderList } from './order-list.tsx';

afterEach(cleanup);

const EVEN = firstDraft('defend', ['pass', 'guard', 'counter']);

/** Returns the seat of Rex with these orders, and the list that shows them. */
function listOf(...drafts: readonly (typeof EVEN)[]) {
  const seat = new TestSeat(demoBattle(), ['rex']);
  for (const draft of drafts) seat.see({ ...termsOf(draft), as: 'rex', do: 'standing-order' });
  const snapshot = seat.model.snapshot.value;
  if (!snapshot) throw new Error('The table has not loaded.');
  const list = renderPanel(seat.controller, <OrderList snapshot={snapshot} id="rex" />);
  return { list, orders: () => seat.battle.table.fighters.rex?.standing ?? [] };
}

it('the first draft of an order chooses the first option that is not to pass, if the chance is even', () => {
  const { orders } = listOf(EVEN);
  expect(orders()).toEqual([{ policy: 'always-if', kind: 'defend', option: 'guard', when: { odds: 50 } }]);
});

it('a draft without conditions is an order that always applies', () => {
  const { orders } = listOf(withCondition(EVEN, 'odds', undefined));
  expect(orders()).toEqual([{ policy: 'always', kind: 'defend', option: 'guard' }]);
});

it('a draft to pass has no chance', () => {
  const draft = withCondition(withEffect(EVEN, 'pass', ''), 'concerns', 'ana');
  expect(listOf(draft).orders()).toEqual([{ policy: 'never-if', kind: 'defend', when: { concerns: 'ana' } }]);
});

it('a button removes an order', async () => {
  const { list, orders } = listOf(EVEN);
  fireEvent.click(list.getByTestId('order-remove'));
  await Promise.resolve();
  expect(orders()).toEqual([]);
});

it('a button moves a conditional order up; the first one has none', async () => {
  const { list, orders } = listOf(EVEN, withCondition(EVEN, 'odds', 90));
  fireEvent.click(list.getByTestId('order-up'));
  await Promise.resolve();
  expect(orders().map(({ when }) => when?.odds)).toEqual([90, 50]);
});
