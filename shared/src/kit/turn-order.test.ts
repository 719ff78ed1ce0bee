import { expect, it } from 'vitest';
import type { Table } from '../engine/state/table.ts';
import { placeBefore } from './turn-order.ts';

it.each([
  { name: 'moves a fighter up', id: 'zoe', before: 'bob', order: ['ana', 'zoe', 'bob'] },
  { name: 'moves a fighter down', id: 'ana', before: 'zoe', order: ['bob', 'ana', 'zoe'] },
  { name: 'adds a newcomer', id: 'cleo', before: 'ana', order: ['cleo', 'ana', 'bob', 'zoe'] },
  { name: 'puts a fighter last', id: 'ana', before: undefined, order: ['bob', 'zoe', 'ana'] },
  {
    name: 'puts a fighter last, not before a missing one',
    id: 'ana',
    before: 'dan',
    order: ['bob', 'zoe', 'ana'],
  },
])('the turn order $name', ({ id, before, order }) => {
  const table = { order: ['ana', 'bob', 'zoe'] } as unknown as Table;
  placeBefore(table, id, before);
  expect(table.order).toEqual(order);
});
