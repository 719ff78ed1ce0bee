import { expect, it } from 'vitest';
import { muster } from '../engine/testing/muster.ts';
import { runCase } from './case-run.ts';

it('calls what is pending as its rulebook does', () => {
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
  expect(runCase(oath, muster as never)).toBeNull();
});
