import { expect, it } from 'vitest';
import { nextSession } from './next-session.tsx';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const session = (id: string, at: number, isCanceled = false) => ({ id, at, title: id, note: '', isCanceled });

it.each([
  {
    name: 'is the first one that is still to come',
    sessions: [session('late', NOW + 9 * HOUR), session('soon', NOW + HOUR), session('past', NOW - 9 * HOUR)],
    next: 'soon',
  },
  {
    name: 'can have begun',
    sessions: [session('soon', NOW + HOUR), session('begun', NOW - HOUR)],
    next: 'begun',
  },
  {
    name: 'is never a canceled one',
    sessions: [session('canceled', NOW + HOUR, true), session('late', NOW + 9 * HOUR)],
    next: 'late',
  },
  {
    name: 'is missing if all sessions are over',
    sessions: [session('past', NOW - 9 * HOUR)],
    next: undefined,
  },
])('the next game session $name', ({ sessions, next }) => {
  expect(nextSession({ sessions }, NOW)?.id).toBe(next);
});
