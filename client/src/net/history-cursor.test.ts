import { expect, it } from 'vitest';
import { HistoryCursor } from './history-cursor.ts';

const told = (rev: number) => ({ rev, events: [] });

it('requests everything after the last known input', async () => {
  const chronicle = new HistoryCursor();
  await chronicle.catchUp(async () => [told(0), told(3)]);
  chronicle.isNews(told(4), false);
  chronicle.interrupt();
  let asked = -2;
  await chronicle.catchUp(async (after) => {
    asked = after;
    return [];
  });
  expect(asked).toBe(4);
});

it('does not forget what it missed when news comes before the answer, which then is lost', async () => {
  const chronicle = new HistoryCursor();
  await chronicle.catchUp(async () => [told(2)]);
  chronicle.interrupt();
  const lost = chronicle.catchUp(() => Promise.reject(new Error('connection lost')));
  chronicle.isNews(told(9), false);
  await expect(lost).rejects.toThrow();
  const missed = await chronicle.catchUp(async (after) => [told(after + 1)]);
  expect(missed).toEqual([told(3)]);
});

it('leaves the last chapter of a state that was sent whole to the history, and tells each chapter once', () => {
  const chronicle = new HistoryCursor();
  expect(chronicle.isNews(told(7), true)).toBe(false);
  expect(chronicle.isNews(told(7), false)).toBe(false);
  expect(chronicle.isNews(told(8), false)).toBe(true);
});

it('does not forget what it missed when the line goes down just as an answer has come', async () => {
  const chronicle = new HistoryCursor();
  const answered = chronicle.catchUp(async () => [told(2)]);
  chronicle.interrupt();
  await answered;
  chronicle.isNews(told(5), true);
  chronicle.isNews(told(6), false);
  let asked = -2;
  await chronicle.catchUp(async (after) => {
    asked = after;
    return [];
  });
  expect(asked).toBe(2);
});
