import type { Table } from '@riposte/shared/engine/table';
import { describe, expect, it } from 'vitest';
import { Clocks } from './clocks.ts';

const LIMITS = { prompt: 30, turn: 60 };
const table = (turn: string, round = 1) => ({ turn, round }) as Table;
const turn = { id: 'p1', kind: 'turn' };
const dodge = { id: 'p2', kind: 'dodge' };

describe('a prompt', () => {
  it('is open for as long as the limit says, from when it was opened', () => {
    const clocks = new Clocks(0);
    clocks.observe(table('ana'), [dodge], 5_000);
    expect(clocks.deadline(dodge, LIMITS)).toBe(35_000);
  });

  it('keeps its time when somebody else answers', () => {
    const clocks = new Clocks(0);
    clocks.observe(table('ana'), [dodge, { id: 'p3', kind: 'dodge' }], 0);
    clocks.observe(table('ana'), [dodge], 10_000);
    expect(clocks.deadline(dodge, LIMITS)).toBe(30_000);
  });

  it('has as much time left after a restart as at the last input', () => {
    const clocks = new Clocks(0);
    clocks.observe(table('ana'), [dodge], 0);
    clocks.observe(table('ana'), [dodge], 12_000);
    clocks.resume(900_000);
    expect(clocks.deadline(dodge, LIMITS)).toBe(918_000);
  });

  it('without a limit is open for ever', () => {
    expect(new Clocks(0).deadline(dodge, { prompt: null, turn: null })).toBeNull();
  });
});

describe('a turn', () => {
  it('is charged over all its prompts, but not while others answer', () => {
    const clocks = new Clocks(0);
    clocks.observe(table('ana'), [turn], 0);
    clocks.observe(table('ana'), [dodge], 10_000);
    clocks.observe(table('ana'), [{ id: 'p3', kind: 'turn' }], 25_000);
    expect(clocks.deadline({ id: 'p3', kind: 'turn' }, LIMITS)).toBe(75_000);
  });

  it('begins anew with the next one’s turn', () => {
    const clocks = new Clocks(0);
    clocks.observe(table('ana'), [turn], 0);
    clocks.observe(table('ben'), [{ id: 'p4', kind: 'turn' }], 50_000);
    expect(clocks.deadline({ id: 'p4', kind: 'turn' }, LIMITS)).toBe(110_000);
  });
});
