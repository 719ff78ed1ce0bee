import { describe, expect, it } from 'vitest';
import type { Sentence } from '../engine/presentation/text/sentence.ts';
import { labelsOf } from './labels.ts';
import { linesOf } from './log.ts';

const sentences = {
  hurt: ({ amount }, { target }) => `${target} loses ${amount}.`,
  planned: ({ what }, { by, word }) => `${by}: ${word(what)}.`,
  paid: ({ hp }) => (hp === undefined ? '' : `${hp} hp.`),
} satisfies Readonly<Record<string, Sentence>>;

const line = linesOf({
  sentences,
  tones: { hurt: 'bad' },
  clauses: { hurt: 'TOY-1' },
  labels: labelsOf([{ hit: { label: 'Strike', help: '' } }]),
  sumOf: ({ type }) => (type === 'hurt' ? '4 - 1' : undefined),
});
const nameOf = (id: string) => id.toUpperCase();

describe('a line of the log', () => {
  it('has the sentence of its event, its tone, its sum and the clause behind it', () => {
    expect(line({ type: 'hurt', target: 'rat', amount: 3 }, nameOf)).toEqual({
      text: 'RAT loses 3.',
      tone: 'bad',
      arithmetic: '4 - 1',
      clause: 'TOY-1',
    });
  });

  it('names the clause that the event names', () => {
    expect(line({ type: 'hurt', target: 'rat', amount: 3, clause: 'TOY-2' }, nameOf)?.clause).toBe('TOY-2');
  });

  it('is plain, in the words of the catalog', () => {
    const event = { type: 'planned', by: 'ana', what: 'hit' };
    expect(line(event, nameOf)).toEqual({ text: 'ANA: strike.', tone: 'plain' });
  });

  it.each([{ type: 'paid' }, { type: 'walked' }, { type: 'constructor' }])(
    'is left out if there is nothing to report: $type',
    (event) => {
      expect(line(event, nameOf)).toBeUndefined();
    },
  );
});
