import { describe, expect, it } from 'vitest';
import { presentEdition } from '../engine/history/edition.ts';
import { freeOrder } from '../engine/testing/free-order.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { runCase } from './case-run.ts';

it('a case names the items on the stack by their names in the rulebook', () => {
  const [ann, bob] = ['ann', 'bob'].map((id, q) => ({
    id,
    side: 'guard',
    at: [q, 0],
    sheet: { kind: 'guard' },
  }));
  const oath = {
    ruleset: 'muster',
    title: 'An oath, as one of many',
    clauses: [],
    map: { radius: 2 },
    combatants: [ann, bob],
    steps: [
      { as: 'ann', answer: 'step' },
      { as: 'ann', do: 'swear', expect: { stack: ['swear:ann', 'oaths'] } },
    ],
  };
  expect(runCase(oath, presentEdition(freeOrder as never))).toBeNull();
});

describe('a case with a misspelled word fails with a hint:', () => {
  const combatants = [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
    { id: 'gob', side: 'foes', at: [1, 0], sheet: { kind: 'goblin' } },
  ];
  const failureOf = (step: object) =>
    runCase(
      {
        ruleset: 'flow',
        title: '',
        clauses: [],
        order: ['ana', 'gob'],
        map: { radius: 2 },
        combatants,
        steps: [step],
      } as never,
      presentEdition(rulesetOf('flow')),
    );

  it.each([
    {
      step: { as: 'ana', do: 'atack', target: 'gob' },
      hint: 'There is no action "atack". Did you mean "attack"?',
    },
    {
      step: { as: 'ana', do: 'attack', tagret: 'gob' },
      hint: 'There is no parameter "tagret". Did you mean "target"?',
    },
    { step: { as: 'ana', do: 'attack' }, hint: 'The parameter "target" is missing.' },
    { step: { expect: { 'ana.pa': 3 } }, hint: 'There is no field "pa". Did you mean "ap"?' },
    { step: { expect: { 'anna.ap': 3 } }, hint: 'There is no fighter "anna". Did you mean "ana"?' },
    { step: { expect: { rund: 1 } }, hint: 'There is no key "rund". Did you mean "round"?' },
    {
      step: { expect: { prompt: { four: 'ana' } } },
      hint: 'There is no key of "prompt" "four". Did you mean "for"?',
    },
  ])('$hint', ({ step, hint }) => {
    expect(failureOf(step)).toContain(hint);
  });
});
