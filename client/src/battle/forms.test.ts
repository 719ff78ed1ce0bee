import { bare, type FieldType, type Json, placeholderDice } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './forms.ts';
import type { BattleSnapshot } from './snapshot.ts';
import { valueText } from './words.ts';

/** Returns all text that a form shows for a type: its values, its members' labels, and the empty choice. */
function textsOf(snapshot: BattleSnapshot, key: string, kind: FieldType): string[] {
  const of = bare(kind);
  const text = (value: Json) => valueText(snapshot, { key, kind }, value);
  switch (of.type) {
    case 'word':
      return [null, ...of.words].map(text);
    case 'thing':
      return [null, ...of.things].map(text);
    case 'fighter':
      return [null, ...Object.keys(snapshot.table.fighters)].map(text);
    case 'list':
    case 'set':
      return textsOf(snapshot, key, of.of);
    case 'record':
      return Object.entries(of.members).flatMap(([name, member]) => [
        fieldLabel(snapshot.ruleset.description, name),
        ...textsOf(snapshot, name, member),
      ]);
    default:
      return [];
  }
}

describe.each(Object.entries(RULESETS))('the override form for an action of %s', (_, ruleset) => {
  const [, group = ruleset.scenarios[0]] = ruleset.scenarios;
  const table = group && ruleset.open(group.setup, placeholderDice());
  const snapshot = { ruleset, table } as BattleSnapshot;
  const [id = ''] = Object.keys(snapshot.table.fighters);
  const names = Object.keys(ruleset.actions).filter((name) => !ruleset.actions[name]?.gm);

  it.each(names)('shows every value as readable text: %s', (name) => {
    for (const { key, kind, choices } of rowsOf(snapshot, id, name)) {
      const texts = choices
        ? choices.map((one) => valueText(snapshot, { key, kind }, one))
        : textsOf(snapshot, key, kind);
      for (const text of texts) expect(text, `${name} ${key}`).not.toMatch(/null|undefined|[[\]{}"]|^$/);
    }
  });
});
