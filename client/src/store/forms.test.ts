import { bare, idleDice, type Json, type Look } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/wording';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './forms.ts';
import type { Scene } from './scene.ts';
import { valueText } from './words.ts';

/** How all read that can be chosen for a value of a kind, and that there is none. */
function textsOf(scene: Scene, key: string, kind: Look): string[] {
  const of = bare(kind);
  const text = (value: Json) => valueText(scene, { key, kind }, value);
  switch (of.type) {
    case 'word':
      return [null, ...of.words].map(text);
    case 'thing':
      return [null, ...of.things].map(text);
    case 'fighter':
      return [null, ...Object.keys(scene.table.fighters)].map(text);
    case 'list':
    case 'set':
      return textsOf(scene, key, of.of);
    case 'record':
      return Object.entries(of.members).flatMap(([name, member]) => [
        fieldLabel(scene.ruleset.description, name),
        ...textsOf(scene, name, member),
      ]);
    default:
      return [];
  }
}

describe.each(Object.entries(RULESETS))('what the game master says of an action in %s', (_, ruleset) => {
  const [, group = ruleset.scenarios[0]] = ruleset.scenarios;
  const table = group && ruleset.open(group.setup, idleDice());
  const scene = { ruleset, table } as Scene;
  const [id = ''] = Object.keys(scene.table.fighters);
  const names = Object.keys(ruleset.actions).filter((name) => !ruleset.actions[name]?.gm);

  it.each(names)('is in words: %s', (name) => {
    for (const { key, kind, choices } of rowsOf(scene, id, name)) {
      const texts = choices
        ? choices.map((one) => valueText(scene, { key, kind }, one))
        : textsOf(scene, key, kind);
      for (const text of texts) expect(text, `${name} ${key}`).not.toMatch(/null|undefined|[[\]{}"]|^$/);
    }
  });
});
