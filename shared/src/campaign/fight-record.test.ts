import { describe, expect, it } from 'vitest';
import type { Roll } from '../engine/presentation/event-display.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { fightRecordOf } from './fight-record.ts';

const flow = rulesetOf('flow');
const description = {
  ...flow.description,
  roll: ({ type, outcome }: GameEvent) =>
    type === 'rolled' ? ({ shown: 1, outcome, chance: 0.25 } as Roll) : undefined,
  line: ({ text }: GameEvent) => ({ text: String(text), tone: 'plain' as const }),
};
const ruleset = {
  ...flow,
  description,
  events: { ...flow.events, felled: { beat: 'fall' }, struck: { beat: 'hurt' }, rolled: {} },
} as unknown as typeof flow;
const struck = (amount: number, text: string) => ({
  type: 'struck',
  by: 'ana',
  target: 'rat',
  amount,
  hp: 9,
  text,
});
const recordOf = (...events: object[]) => fightRecordOf(ruleset, events as GameEvent[], 'ana', (id) => id);

describe('a hero’s part in a fight', () => {
  it('names its heaviest blow, and the fighters that fell by it', () => {
    const felled = { type: 'felled', by: 'ana', target: 'rat', text: 'The rat falls.' };
    const { deeds } = recordOf(struck(2, 'a scratch'), struck(5, 'a hit'), felled);
    expect(deeds).toEqual(['a hit', 'The rat falls.']);
  });

  it('leaves out what others did', () => {
    expect(recordOf({ type: 'felled', by: 'ben', target: 'rat', text: 'The rat falls.' }).deeds).toEqual([]);
  });

  it('measures luck against the chances of its rolls', () => {
    const rolled = (outcome: string) => ({ type: 'rolled', by: 'ana', outcome, text: '' });
    expect(recordOf(rolled('good'), rolled('bad')).luck).toBe(0.5);
  });

  it('does not count a die that the GM has set as luck', () => {
    const setDie = { sides: 20, face: 20, fell: 3 };
    expect(recordOf({ type: 'rolled', by: 'ana', outcome: 'good', setDie, text: '' }).luck).toBeNull();
  });
});
