import { expect, it } from 'vitest';
import { HistoryCursor } from './history-cursor.ts';

const told = (rev: number) => ({ rev, events: [] });

it('a seat that reconnects requests all inputs after the last one that it knows', async () => {
  const cursor = new HistoryCursor();
  await cursor.catchUp(async () => [told(0), told(3)]);
  cursor.isNews(told(4), false);
  cursor.interrupt();
  let asked = -2;
  await cursor.catchUp(async (after) => {
    asked = after;
    return [];
  });
  expect(asked).toBe(4);
});

it('a seat still requests missed inputs if a new input arrives and the reply is lost', async () => {
  const cursor = new HistoryCursor();
  await cursor.catchUp(async () => [told(2)]);
  cursor.interrupt();
  const lost = cursor.catchUp(() => Promise.reject(new Error('connection lost')));
  cursor.isNews(told(9), false);
  await expect(lost).rejects.toThrow();
  const missed = await cursor.catchUp(async (after) => [told(after + 1)]);
  expect(missed).toEqual([told(3)]);
});

it('a seat treats neither the latest input of a complete state nor a repeated input as new', () => {
  const cursor = new HistoryCursor();
  expect(cursor.isNews(told(7), true)).toBe(false);
  expect(cursor.isNews(told(7), false)).toBe(false);
  expect(cursor.isNews(told(8), false)).toBe(true);
});

it('a seat still requests missed inputs if the connection is lost just as a reply arrives', async () => {
  const cursor = new HistoryCursor();
  const answered = cursor.catchUp(async () => [told(2)]);
  cursor.interrupt();
  await answered;
  cursor.isNews(told(5), true);
  cursor.isNews(told(6), false);
  let asked = -2;
  await cursor.catchUp(async (after) => {
    asked = after;
    return [];
  });
  expect(asked).toBe(2);
});
