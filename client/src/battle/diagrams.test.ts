import { describe, expect, it } from 'vitest';
import { demoBattle, demoRuleset } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { diagramFor, diagramToAnswer } from './diagrams.ts';
import { draftOf } from './draft.ts';
import { offersOf } from './offers.ts';
import type { BattleSnapshot } from './snapshot.ts';

/**
 * Returns Rex's view in the middle of Ana's attack on Rex. Ana's legs are wounded, and Rex must choose a part of her
 * body.
 */
function struck(): BattleSnapshot {
  const seat = new TestSeat(demoBattle({ fighters: { rex: { at: [0, -1] as const } } }), ['rex']).see(
    { as: 'gm', do: 'gm.set', target: 'ana', field: 'hp', value: 2 },
    { as: 'ana', do: 'hit', target: 'rex' },
  );
  const seen = seat.model.snapshot.value;
  if (!seen) throw new Error('There is nothing to see.');
  const on = { diagram: 'body', whose: (table: BattleSnapshot['table']) => table.stack[0]?.by };
  const prompts = { defend: { label: '', help: '', on } };
  const cells = { part: { diagram: 'body', of: 'target' as const } };
  const description = { ...demoRuleset.description, prompts, cells };
  return { ...seen, ruleset: { ...demoRuleset, description } as BattleSnapshot['ruleset'] };
}

const lostIn = (diagram: ReturnType<typeof diagramToAnswer>) =>
  diagram?.cells.filter(({ marks }) => marks.includes('lost')).map(({ id }) => id);

describe('the diagram on which a question is answered', () => {
  it('belongs to the fighter that the question is about', () => {
    const snapshot = struck();
    const [prompt] = snapshot.prompts;
    expect(prompt && lostIn(diagramToAnswer(snapshot, prompt))).toEqual(['legs']);
  });

  it('is absent if the ruleset names none for the question', () => {
    const snapshot = struck();
    const [prompt] = snapshot.prompts;
    expect(prompt && diagramToAnswer(snapshot, { ...prompt, kind: 'brace' })).toBeUndefined();
  });
});

it('a parameter of an answer without a target is chosen on the diagram of the attacker', () => {
  const snapshot = struck();
  const [prompt] = snapshot.prompts;
  const [offer] = prompt ? offersOf(snapshot, prompt) : [];
  expect(offer && lostIn(diagramFor(snapshot, draftOf(offer), 'part'))).toEqual(['legs']);
});
