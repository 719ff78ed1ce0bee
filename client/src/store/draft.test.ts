import type { Table } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import {
  choose,
  currentOf,
  draftOf,
  leavesText,
  mapRow,
  type Offer,
  rowsOf,
  sentOf,
  targetKey,
  valueAt,
} from './draft.ts';

const table = {
  fighters: { gob: { at: [1, 0] }, orc: { at: [2, 0] } },
} as unknown as Table;

const attack: Offer = {
  prompt: 'p1',
  by: 'ana',
  kind: 'turn',
  option: 'attack',
  variants: [
    { weapon: 'sword', target: 'gob' },
    { weapon: 'sword', target: 'gob', flow: 'power' },
    { weapon: 'bow', target: 'gob' },
    { weapon: 'bow', target: 'orc' },
  ],
};
const move: Offer = {
  ...attack,
  option: 'move',
  variants: [{ path: [[1, 1]] }, { path: [[1, 1], [1, 2]] }], // biome-ignore format: one path a column
};

describe('a draft', () => {
  it('begins with the first way that is offered', () => {
    expect(currentOf(draftOf(attack))).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it('asks at the map for a target and by name for the rest', () => {
    const rows = rowsOf(table, draftOf(attack)).map(({ key, look }) => [key, look]);
    expect(rows).toEqual([['weapon', 'thing'], ['target', 'fighter'], ['flow', 'thing']]); // biome-ignore format: pairs
  });

  it('offers only what goes with what was chosen before', () => {
    const rows = rowsOf(table, choose(draftOf(attack), 'weapon', 'sword'));
    expect(rows.map(({ key }) => key)).toEqual(['weapon', 'flow']);
  });

  it('drops an earlier choice that a new one rules out', () => {
    const aimed = choose(choose(draftOf(attack), 'weapon', 'sword'), 'target', 'orc');
    expect(currentOf(aimed)).toEqual({ weapon: 'bow', target: 'orc' });
  });

  it('sends what was written where the rules leave a text open', () => {
    const trigger = { on: 'note', note: '' };
    const draft = draftOf({ ...attack, option: 'ready', variants: [{ trigger }] });
    expect(leavesText(draft)).toBe(true);
    expect(sentOf({ ...draft, words: 'the bell rings' })).toEqual({
      trigger: { on: 'note', note: 'the bell rings' },
    });
  });

  it('has nothing to be written where the rules leave no text open', () => {
    expect(leavesText(draftOf(attack))).toBe(false);
  });

  it('can be left without an optional extra', () => {
    const plain = choose(choose(draftOf(attack), 'flow', 'power'), 'flow', undefined);
    expect(currentOf(plain)).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it.each([
    { name: 'the fighter that stands there', offer: attack, at: [2, 0] as const, value: 'orc' },
    { name: 'the path that ends there', offer: move, at: [1, 2] as const, value: [[1, 1], [1, 2]] }, // biome-ignore format: one row a case
    { name: 'nothing, where nothing is offered', offer: move, at: [5, 5] as const, value: undefined },
  ])('takes a press on a hex for $name', ({ offer, at, value }) => {
    const row = mapRow(table, draftOf(offer));
    expect(row && valueAt(table, row, at)).toEqual(value);
  });

  it('knows by which parameter an offer is aimed', () => {
    expect(targetKey(attack, 'orc')).toBe('target');
    expect(targetKey(move, 'orc')).toBeUndefined();
  });
});
