import { expect, it } from 'vitest';
import { bringsBack, chaptersAfter, chaptersThatCount } from './input-results.ts';
import type { EventsMessage } from './messages.ts';

const chapter = (rev: number): EventsMessage => ({ rev, events: [{ type: 'moved' }] });
const rewind = (rev: number, to: number, restored = 0): EventsMessage => ({
  rev,
  events: [{ type: 'rewound', to, restored }],
});
const TOLD = [chapter(1), chapter(2), chapter(4), rewind(5, 2), chapter(6)];
const revs = (chapters: readonly EventsMessage[]) => chapters.map(({ rev }) => rev);

it('undone results do not count, but the rewind does', () => {
  expect(revs(chaptersThatCount(TOLD))).toEqual([1, 2, 5, 6]);
});

it('undone results count again once the rewind is undone', () => {
  const again = [...TOLD, rewind(7, 4, 1)];
  expect(revs(chaptersThatCount(again))).toEqual([1, 2, 4, 7]);
  expect([rewind(5, 2), rewind(7, 4, 1)].map(bringsBack)).toEqual([false, true]);
});

it('a client that knows undone results receives the new ones', () => {
  expect(revs(chaptersAfter(chaptersThatCount(TOLD), 4))).toEqual([5, 6]);
});
