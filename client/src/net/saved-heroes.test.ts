import { expect, it } from 'vitest';
import { joined } from './saved-heroes.ts';

const ana = { name: 'Ana', sheet: { kind: 'duelist' } };
const ben = { name: 'Ben', sheet: { kind: 'archer' } };
const party = (...heroes: readonly (typeof ana)[]) => ({ title: '', heroes, pictures: {} });

it('an identical hero is saved only once', () => {
  expect(joined(party(ana, ben), party(ana)).heroes).toEqual([ben, ana]);
});
