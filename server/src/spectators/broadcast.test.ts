import type { Delayed } from '@colyseus/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BattleState, SeatState } from '../synced/state.ts';
import { Broadcast, type Bulletin } from './broadcast.ts';

const DELAY = 120_000;

let state: BattleState;
let sent: Bulletin[];
beforeEach(() => {
  vi.useFakeTimers();
  state = new BattleState();
  state.rev = 0;
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function broadcast(delay: number, quietSince = Date.now()): Broadcast {
  const setTimer = (run: () => void, wait: number) => {
    const timer = setTimeout(run, wait);
    return { clear: () => clearTimeout(timer) } as Delayed;
  };
  const send = (bulletin: Bulletin) => sent.push(bulletin);
  return new Broadcast(state, { epoch: 1, delay, quietSince, timer: { setTimeout: setTimer }, send });
}

const toldSoFar = () => sent.map(({ changes }) => changes);

it('a broadcast delays everything, even for a relay that starts to follow late', () => {
  const late = broadcast(DELAY);
  vi.advanceTimersByTime(1);
  state.rev = 1;
  late.show();
  vi.advanceTimersByTime(DELAY - 2);
  state.rev = 2;
  late.show();
  expect([sent, late.follow(null)]).toEqual([[], null]);
  vi.advanceTimersByTime(2);
  expect(late.follow(null)).toMatchObject({ number: 2, delay: DELAY, picture: { rev: 1 } });
  vi.advanceTimersByTime(DELAY);
  expect(toldSoFar()).toEqual([expect.arrayContaining([['rev', 0]]), [['rev', 1]], [['rev', 2]]]);
});

it('a broadcast sends nothing while no relay follows the battle', () => {
  const live = broadcast(0);
  state.rev = 1;
  live.show();
  expect(sent).toEqual([]);
  expect(live.follow(null)).toMatchObject({ picture: { rev: 1 } });
  state.rev = 2;
  live.show();
  expect(toldSoFar().at(-1)).toEqual([['rev', 2]]);
});

it('a broadcast delays the state of a reopened table as its last owner would have, and its seats even longer', () => {
  const seat = new SeatState();
  seat.name = 'Ann';
  state.seats.set('s1', seat);
  const late = broadcast(DELAY, Date.now() - DELAY + 1_000);
  late.show();
  expect(late.follow(null)).toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(late.follow(null)?.picture).toMatchObject({ rev: 0 });
  expect(JSON.stringify(sent)).not.toContain('Ann');
  vi.advanceTimersByTime(DELAY);
  expect(JSON.stringify(sent)).toContain('Ann');
});

it('changes that were visible before a delay was set stay visible', () => {
  const live = broadcast(0);
  state.rev = 1;
  live.setDelay(DELAY);
  state.rev = 2;
  live.show();
  expect(live.follow(null)).toMatchObject({ picture: { rev: 1 } });
});

it.each([
  { name: 'sooner', delay: DELAY / 2 },
  { name: 'at once', delay: 1 },
  { name: 'later', delay: 2 * DELAY },
])('changes that are not due yet are sent $name when the delay changes', ({ delay }) => {
  const late = broadcast(DELAY);
  state.rev = 1;
  late.show();
  late.setDelay(delay);
  vi.advanceTimersByTime(delay - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(toldSoFar().at(-1)).toEqual([['rev', 1]]);
});

it('a broadcast is behind while a relay must still be sent changes', () => {
  const late = broadcast(1_000);
  expect(late.isBehind).toBe(false);
  late.follow(null);
  expect(late.isBehind).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(late.isBehind).toBe(false);
});
