import { expect, it } from 'vitest';
import { restoresUndone, resultsAfter, resultsWithoutUndone } from './input-results.ts';
import type { EventsMessage } from './messages.ts';

const result = (rev: number): EventsMessage => ({ rev, events: [{ type: 'moved' }] });
const rewind = (rev: number, to: number, restored = 0): EventsMessage => ({
  rev,
  events: [{ type: 'rewound', to, restored }],
});
const TOLD = [result(1), result(2), result(4), rewind(5, 2), result(6)];
const revs = (results: readonly EventsMessage[]) => results.map(({ rev }) => rev);

it('undone results do not count, but the rewind does', () => {
  expect(revs(resultsWithoutUndone(TOLD))).toEqual([1, 2, 5, 6]);
});

it('undone results count again once the rewind is undone', () => {
  const again = [...TOLD, rewind(7, 4, 1)];
  expect(revs(resultsWithoutUndone(again))).toEqual([1, 2, 4, 7]);
  expect([rewind(5, 2), rewind(7, 4, 1)].map(restoresUndone)).toEqual([false, true]);
});

it('a client that knows undone results receives the new ones', () => {
  expect(revs(resultsAfter(resultsWithoutUndone(TOLD), 4))).toEqual([5, 6]);
});
