import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BattleState } from '../rooms/state.ts';
import { Broadcast, type Bulletin } from './broadcast.ts';

const DELAY = 120_000;

let state: BattleState;
let sent: Bulletin[];
beforeEach(() => {
  vi.useFakeTimers();
  state = new BattleState();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function broadcast(delay: number): Broadcast {
  const timer = { setTimeout: (run: () => void, wait: number) => setTimeout(run, wait) as never };
  return new Broadcast(state, { epoch: 1, delay, timer, send: (bulletin) => sent.push(bulletin) });
}

it('tells later by the delay, of whoever begins to follow too', () => {
  const late = broadcast(DELAY);
  state.rev = 1;
  late.show();
  vi.advanceTimersByTime(DELAY - 1);
  state.rev = 2;
  late.show();
  expect([sent, late.follow(null)]).toEqual([[], null]);
  vi.advanceTimersByTime(1);
  expect(late.follow(null)).toMatchObject({ number: 1, picture: { rev: 1 } });
  vi.advanceTimersByTime(DELAY);
  expect(sent.map(({ changes }) => changes)).toEqual([expect.arrayContaining([['rev', 1]]), [['rev', 2]]]);
});

it('makes nothing of what happens while nobody follows', () => {
  const live = broadcast(0);
  state.rev = 1;
  live.show();
  expect(sent).toEqual([]);
  expect(live.follow(null)).toMatchObject({ picture: { rev: 1 } });
  state.rev = 2;
  live.show();
  expect(sent.at(-1)?.changes).toEqual([['rev', 2]]);
});
