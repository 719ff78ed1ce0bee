import type { Table } from '@riposte/shared/engine/state/table';
import { describe, expect, it } from 'vitest';
import { PromptTimers } from './time-limits.ts';

const LIMITS = { prompt: 30, turn: 60 };
const table = (turn: string, round = 1) => ({ turn, round }) as Table;
const turn = { id: 'p1', kind: 'turn' };
const dodge = { id: 'p2', kind: 'dodge' };

describe('a prompt', () => {
  it('stays open for its time limit, counted from when it was opened', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [dodge], 5_000);
    expect(clocks.deadline(dodge, LIMITS)).toBe(35_000);
  });

  it('keeps its remaining time when another player answers', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [dodge, { id: 'p3', kind: 'dodge' }], 0);
    clocks.observe(table('ana'), [dodge], 10_000);
    expect(clocks.deadline(dodge, LIMITS)).toBe(30_000);
  });

  it('has as much time left in another process, and is not charged for the time in between', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [dodge], 0);
    clocks.extend(dodge, 5_000);
    clocks.charge(12_000);
    const later = new PromptTimers(JSON.parse(JSON.stringify(clocks.record())), 900_000);
    later.observe(table('ana'), [dodge], 900_000);
    expect(later.deadline(dodge, LIMITS)).toBe(900_000 + 23_000);
  });

  it('has the same deadline however often it is charged', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [dodge], 0);
    for (const now of [3_000, 7_000, 7_500]) clocks.charge(now);
    expect(clocks.deadline(dodge, LIMITS)).toBe(30_000);
  });

  it.each([
    { seconds: 120, deadline: 120_000 },
    { seconds: null, deadline: null },
    { seconds: undefined, deadline: 30_000 },
  ])('may set its own time limit, here $seconds seconds', ({ seconds, deadline }) => {
    const ruling = { id: 'p5', kind: 'rule', seconds };
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [ruling], 0);
    expect(clocks.deadline(ruling, LIMITS)).toBe(deadline);
  });

  it('stays open forever if it has no limit', () => {
    expect(new PromptTimers(null, 0).deadline(dodge, { prompt: null, turn: null })).toBeNull();
  });
});

describe('a turn', () => {
  it('is charged over all its prompts, but not while other players answer', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [turn], 0);
    clocks.observe(table('ana'), [dodge], 10_000);
    clocks.observe(table('ana'), [{ id: 'p3', kind: 'turn' }], 25_000);
    expect(clocks.deadline({ id: 'p3', kind: 'turn' }, LIMITS)).toBe(75_000);
  });

  it('starts over with the next fighter’s turn', () => {
    const clocks = new PromptTimers(null, 0);
    clocks.observe(table('ana'), [turn], 0);
    clocks.observe(table('ben'), [{ id: 'p4', kind: 'turn' }], 50_000);
    expect(clocks.deadline({ id: 'p4', kind: 'turn' }, LIMITS)).toBe(110_000);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);
  const quiet = { from: 22 * 60, until: 6 * 60, zone: 'UTC' };
  const LONG = { prompt: 3_600, turn: 2 * 3_600, areFinal: true };

  it('do not charge a prompt, and move its deadline', () => {
    const clocks = new PromptTimers(null, at('21:30'), () => quiet);
    clocks.observe(table('ana'), [dodge], at('21:30'));
    expect(clocks.deadline(dodge, LONG)).toBe(at('21:30') + 9 * 3_600_000);
    clocks.charge(at('23:00'));
    expect(clocks.deadline(dodge, LONG)).toBe(at('21:30') + 9 * 3_600_000);
  });

  it('do not charge a turn whose prompt was answered in them', () => {
    const ofAna = { ...turn, speaker: 'ana' };
    const clocks = new PromptTimers(null, at('21:30'), ({ speaker }) => (speaker === 'ana' ? quiet : null));
    clocks.observe(table('ana'), [ofAna], at('21:30'));
    clocks.observe(table('ana'), [{ id: 'p9', kind: 'turn', speaker: 'ana' }], at('23:30'));
    const left = clocks.deadline({ id: 'p9', kind: 'turn', speaker: 'ben' }, LONG);
    expect(left).toBe(at('23:30') + 1.5 * 3_600_000);
  });
});

it('the time between two processes is charged if the first one says since when', () => {
  const clocks = new PromptTimers(null, 0);
  clocks.observe(table('ana'), [dodge], 0);
  clocks.charge(12_000);
  const later = new PromptTimers(clocks.record(), 12_000);
  later.observe(table('ana'), [dodge, { id: 'p3', kind: 'dodge' }], 20_000);
  expect([later.deadline(dodge, LIMITS), later.deadline({ id: 'p3', kind: 'dodge' }, LIMITS)]).toEqual([
    30_000, 50_000,
  ]);
});

it('the limits of a table that is played by post replace a prompt’s own', () => {
  const ruling = { id: 'p5', kind: 'rule', seconds: 120 };
  const clocks = new PromptTimers(null, 0);
  clocks.observe(table('ana'), [ruling], 0);
  expect(clocks.deadline(ruling, { prompt: 3_600, turn: null, areFinal: true })).toBe(3_600_000);
});
