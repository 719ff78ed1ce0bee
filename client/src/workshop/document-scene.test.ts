import { SHELF } from '@riposte/shared/rulesets/shelf';
import { expect, it } from 'vitest';
import { snapshotOf } from './document-scene.ts';
import { FightDocument } from './fight-document.ts';
import { emptyFight } from './fighters.ts';

it.each(Object.keys(SHELF))('a fight of %s without fighters has a map that can be drawn', async (id) => {
  const ruleset = await SHELF[id]?.();
  if (!ruleset) throw new Error('There are no such rules.');
  const { table } = snapshotOf(new FightDocument(ruleset, emptyFight(id))).value;
  expect(table.fighters).toEqual({});
  expect([...(ruleset.description.marks?.(table) ?? [])]).toEqual([]);
});
