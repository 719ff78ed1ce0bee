import { expect, it } from 'vitest';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { writtenSheet } from './written-sheet.ts';

const KINDS = Object.values(RULESETS).flatMap((ruleset) =>
  Object.keys(ruleset.description.archetypes).map((kind) => ({ ruleset, name: ruleset.id, kind })),
);

/** Returns a table with a fighter of this archetype and an enemy. */
function tableOf(ruleset: Ruleset, kind: string, changes: Readonly<Record<string, Json>> = {}): Table {
  const combatants = [
    { id: 'one', side: 'heroes', at: [0, 0], sheet: { ...changes, kind } },
    { id: 'other', side: 'foes', at: [3, 0], sheet: { kind } },
  ];
  return ruleset.open(parseSetup({ ruleset: ruleset.id, map: { radius: 4 }, combatants }), placeholderDice());
}

function shownOf(ruleset: Ruleset, table: Table): unknown {
  const { one } = table.fighters;
  return one && Object.entries(ruleset.fields).map(([name, { get }]) => [name, get(table, one)]);
}

it.each(KINDS)('setting the values that the sheet of $kind ($name) shows changes nothing', (of) => {
  const { ruleset, kind } = of;
  const table = tableOf(ruleset, kind);
  const { one } = table.fighters;
  const written = one ? writtenSheet(ruleset, table, one) : {};
  expect(Object.keys(written).sort()).toEqual(Object.keys(ruleset.sheet).sort());
  expect(shownOf(ruleset, tableOf(ruleset, kind, written))).toEqual(shownOf(ruleset, table));
});
