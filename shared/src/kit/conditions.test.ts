import { describe, expect, it } from 'vitest';
import { conditionsIn } from './conditions.ts';
import { sceneWith } from './testing/scene.ts';

type Ill = 'dizzy' | 'cold';
const { afflict, relieve } = conditionsIn<'ills', Ill>('ills');
const scene = (ills: Ill[] = []) => sceneWith({ ills });

describe('a condition', () => {
  it('is added once, in alphabetical order', () => {
    const table = scene(['dizzy']);
    afflict(table, 'rat', 'cold', 'ana');
    afflict(table, 'rat', 'cold', 'ana');
    expect(table.fighters.rat?.ills).toEqual(['cold', 'dizzy']);
    expect(table.events).toEqual([{ type: 'afflicted', by: 'ana', target: 'rat', condition: 'cold' }]);
  });

  it('is not added to a defeated fighter', () => {
    const table = scene();
    for (const fighter of Object.values(table.fighters)) fighter.defeated = true;
    afflict(table, 'rat', 'cold');
    expect([table.fighters.rat?.ills, table.events]).toEqual([[], []]);
  });

  it('is removed from a fighter that has it, and reported once', () => {
    const table = scene(['cold', 'dizzy']);
    relieve(table, 'rat', 'cold');
    relieve(table, 'rat', 'cold');
    expect(table.fighters.rat?.ills).toEqual(['dizzy']);
    expect(table.events).toEqual([{ type: 'relieved', target: 'rat', condition: 'cold' }]);
  });
});
