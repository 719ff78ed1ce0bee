import { describe, expect, it } from 'vitest';
import type { Sentence } from '../engine/presentation/text/sentence.ts';
import { anId, count, optional } from '../engine/schema/field-schema.ts';
import type { EventKinds } from '../engine/state/event.ts';
import { labelsOf } from './labels.ts';
import { linesOf } from './log.ts';

const events = {
  hurt: { members: { amount: count() }, tone: 'bad', clause: 'TOY-1' },
  planned: { members: { what: anId() } },
  paid: { members: { hp: optional(count()) } },
  joined: {},
  walked: { tone: 'silent' },
} satisfies EventKinds;

const sentences = {
  hurt: ({ amount }, { target }) => `${target} loses ${amount}.`,
  planned: ({ what }, { by, label }) => `${by}: ${label(what)}.`,
  paid: ({ hp }) => (hp === undefined ? '' : `${hp} hp.`),
} satisfies Readonly<Record<string, Sentence>>;

const labels = labelsOf([{ hit: { label: 'Strike', help: '' } }]);
const line = linesOf({
  events,
  sentences,
  labels,
  sumOf: ({ type }) => (type === 'hurt' ? '4 - 1' : undefined),
});
const nameOf = (id: string) => id.toUpperCase();

describe('a line of the log', () => {
  it('has the sentence, tone, arithmetic and clause of its event', () => {
    expect(line({ type: 'hurt', target: 'rat', amount: 3 }, nameOf)).toEqual({
      text: 'RAT loses 3.',
      tone: 'bad',
      arithmetic: '4 - 1',
      clause: 'TOY-1',
    });
  });

  it('names the clause of the event rather than the clause of its type', () => {
    expect(line({ type: 'hurt', target: 'rat', amount: 3, clause: 'TOY-2' }, nameOf)?.clause).toBe('TOY-2');
  });

  it('has a plain tone by default, and uses the labels of the catalog', () => {
    const event = { type: 'planned', by: 'ana', what: 'hit' };
    expect(line(event, nameOf)).toEqual({ text: 'ANA: Strike.', tone: 'plain' });
  });

  it.each([
    {
      name: 'the kit',
      event: { type: 'joined', target: 'rat' },
      text: 'RAT joins the fight.',
      tone: 'plain',
    },
    { name: 'the engine', event: { type: 'shown', target: 'rat' }, text: 'RAT is revealed.', tone: 'plain' },
  ])('has the sentence of $name if the ruleset has none', ({ event, text, tone }) => {
    expect(line(event, nameOf)).toEqual({ text, tone });
  });

  it.each([{ type: 'paid' }, { type: 'walked' }, { type: 'constructor' }])(
    'is left out if there is nothing to report: $type',
    (event) => {
      expect(line(event, nameOf)).toBeUndefined();
    },
  );
});

describe('the compiler', () => {
  it('rejects missing sentences, unknown sentences and sentences for silent events', () => {
    const any: Sentence = () => '';
    const book = { events, labels };
    // @ts-expect-error: `planned` is missing
    linesOf({ ...book, sentences: { hurt: any, paid: any } });
    // @ts-expect-error: no event is called `cheered`
    linesOf({ ...book, sentences: { ...sentences, cheered: any } });
    // @ts-expect-error: `walked` is silent
    linesOf({ ...book, sentences: { ...sentences, walked: any } });
    expect(linesOf({ ...book, sentences })({ type: 'walked' }, nameOf)).toBeUndefined();
  });
});
