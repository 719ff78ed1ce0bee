import { describe, expect, it } from 'vitest';
import type { Json } from '../engine/schema/json.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { growthFault } from './growth.ts';

/** Returns the fault of a change from one sheet to another, paid for with experience. */
function faultOf(id: string, kind: string, before: object, after: object) {
  const ruleset = rulesetOf(id);
  const hero = (values: object) => ({ sheet: { kind, ...(values as Record<string, Json>) }, state: {} });
  const { grows = { clause: '', fields: [] } } = ruleset;
  return growthFault({ ruleset, options: {} }, grows, hero(before), hero(after));
}

describe('growth', () => {
  it.each(Object.values(RULESETS))('of $id raises fields of the sheet', ({ sheet, grows }) => {
    expect(Object.keys(sheet)).toEqual(expect.arrayContaining([...(grows?.fields ?? [''])]));
  });

  it.each([
    { name: 'raises a skill', id: 'flow', kind: 'duelist', before: {}, after: { melee: 90 } },
    {
      name: 'adds a perk',
      id: 'flow',
      kind: 'duelist',
      before: { perks: [] },
      after: { perks: ['dual-wield'] },
    },
    {
      name: 'raises a part of a record',
      id: 'degrees',
      kind: 'duelist',
      before: { skills: { insight: 4 } },
      after: { skills: { insight: 5, stealth: 1 } },
    },
    {
      name: 'changes something',
      id: 'flow',
      kind: 'duelist',
      before: {},
      after: {},
      fault: 'nothing-raised',
    },
    {
      name: 'cannot lower a value of the archetype',
      id: 'flow',
      kind: 'duelist',
      before: {},
      after: { melee: 10 },
      fault: 'not-raised',
    },
    {
      name: 'cannot replace an ability',
      id: 'vigil',
      kind: Object.keys(rulesetOf('vigil').description.archetypes)[0] ?? '',
      before: {},
      after: { abilities: [] },
      fault: 'not-raised',
    },
    {
      name: 'cannot buy gear',
      id: 'flow',
      kind: 'duelist',
      before: {},
      after: { bag: ['rope'] },
      fault: 'not-growing',
    },
  ])('$name', ({ id, kind, before, after, fault }) => {
    expect(faultOf(id, kind, before, after)).toBe(fault);
  });
});
