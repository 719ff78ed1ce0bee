import { describe, expect, it } from 'vitest';
import { newcomer, type SetupFighter } from '../engine/setup/setup.ts';
import type { Fighter, Table } from '../engine/state/table.ts';
import { gmPowersBy } from './gm.ts';
import { sceneWith } from './testing/scene.ts';

const ZOE: SetupFighter = { id: 'zoe', side: 'heroes', at: [3, 0], sheet: { kind: 'knight' } };
const GM = gmPowersBy<Table, Fighter>({ make: newcomer });

function scene(...ids: string[]): Table {
  return sceneWith({ hp: 1 }, { only: ids });
}

describe('the GM', () => {
  it('moves a fighter', () => {
    const table = scene('ana', 'rat');
    GM.place(table, 'ana', [2, 0]);
    expect(table.fighters.ana?.at).toEqual([2, 0]);
  });

  it('adds a fighter at the end of the order', () => {
    const table = scene('ana', 'rat');
    GM.add(table, ZOE);
    expect([Object.keys(table.fighters), table.order]).toEqual([
      ['ana', 'rat', 'zoe'],
      ['ana', 'rat', 'zoe'],
    ]);
    expect(table.events).toContainEqual({ type: 'joined', target: 'zoe' });
  });

  it('removes a fighter, and keeps the name for the log', () => {
    const table = scene('ana', 'ben', 'rat');
    GM.remove(table, 'ben');
    expect([Object.keys(table.fighters), table.order, table.over]).toEqual([
      ['ana', 'rat'],
      ['ana', 'rat'],
      null,
    ]);
    expect(table.events).toContainEqual({ type: 'removed', target: 'ben', name: 'ben' });
  });

  it('ends the battle by removing the last fighter of a side', () => {
    const table = scene('ana', 'rat');
    GM.remove(table, 'rat');
    expect(table.over).toEqual({ winner: 'heroes' });
  });

  it('ignores a fighter that is not on the table', () => {
    const table = scene('ana', 'rat');
    GM.remove(table, 'no-such-fighter');
    expect(table.events).toEqual([]);
  });

  it('ends the battle without a winner', () => {
    const table = scene('ana', 'rat');
    GM.end(table);
    expect(table.over).toEqual({ winner: null });
  });

  it('uses the rulebook’s hooks', () => {
    const done: string[] = [];
    const note = (what: string) => (_table: Table, who: { id: string } | string | null) => {
      done.push(`${what} ${typeof who === 'string' ? who : (who?.id ?? 'all')}`);
    };
    const own = gmPowersBy<Table, Fighter>({
      make: newcomer,
      join: note('joins'),
      move: note('moves'),
      leave: note('leaves'),
      decide: () => done.push('decided'),
      end: note('ends'),
    });
    const table = scene('ana', 'rat');
    own.add(table, ZOE);
    own.place(table, 'ana', [2, 0]);
    own.remove(table, 'zoe');
    own.end(table);
    expect(done).toEqual(['joins zoe', 'moves ana', 'leaves zoe', 'decided', 'ends all']);
    expect(table.order).toEqual(['ana', 'rat']);
  });
});
