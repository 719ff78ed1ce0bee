import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import { snapshotOf } from './document-scene.ts';
import { FightDocument } from './fight-document.ts';
import { emptyFight } from './fighters.ts';

it.each(Object.values(RULESETS))('a fight of $id without fighters has a map that can be drawn', (ruleset) => {
  const { table } = snapshotOf(new FightDocument(ruleset, emptyFight(ruleset.id))).value;
  expect(table.fighters).toEqual({});
  expect([...(ruleset.description.marks?.(table) ?? [])]).toEqual([]);
});
