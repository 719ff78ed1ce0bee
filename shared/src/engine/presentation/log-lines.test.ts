import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../core/ruleset.ts';
import {
  anId,
  count,
  entriesOf,
  type FieldSchema,
  fighter,
  flag,
  hex,
  listOf,
  listOrAll,
  nullable,
  oneOf,
  path,
  record,
  text,
  thing,
} from '../schema/field-schema.ts';
import type { Json } from '../schema/json.ts';
import type { GameEvent } from '../state/event.ts';
import type { Description } from './description.ts';
import { lineOf } from './log-lines.ts';

const entry = (label: string) => ({ label, help: '' });
const description = {
  resources: [{ field: 'hp', max: 'maxHp', label: 'Health', short: 'H', look: 'bar', role: 'health' }],
  sheet: [{ label: 'Looks', fields: [{ field: 'mood', label: 'Temper' }] }],
  members: { pals: 'Friends' },
  things: { 'long-sword': entry('Long sword') },
  conditions: { dazed: entry('Dazed') },
  options: {},
  actions: { hit: { ...entry('Strike'), group: 'attack' } },
  say: () => '',
  line: ({ type }: GameEvent) => ({ text: `The book tells of ${type}.`, tone: 'bad' }),
} as unknown as Description;

const names = new Map([
  ['ana', 'Ana'],
  ['rex', 'Rex'],
  ['dazed', 'Dazed Dan'],
]);
const nameOf = (id: string) => names.get(id) ?? id;

/** Returns the log line for the GM's change to a field; undefined if there is none. */
function changed(field: string, kind: FieldSchema, from: Json, to: Json): string | undefined {
  const book = { description, fields: { [field]: { kind, get: () => null } } } as Pick<
    Ruleset,
    'description' | 'fields'
  >;
  return lineOf(book, { type: 'changed', target: 'ana', field, from, to }, nameOf)?.text;
}

describe('the log line for a change by the GM', () => {
  it.each([
    { name: 'a resource', field: 'hp', text: 'Health' },
    { name: 'the maximum of a resource', field: 'maxHp', text: 'Maximum: Health' },
    { name: 'a field on the sheet', field: 'mood', text: 'Temper' },
    { name: 'a field that is not on the sheet', field: 'pals', text: 'Friends' },
    { name: 'a field that the rulebook does not label', field: 'lastBlow', text: 'Last blow' },
  ])('labels $name', ({ field, text }) => {
    expect(changed(field, count(), 8, 2)).toBe(`The GM changes Ana. ${text}: 8 → 2.`);
  });

  it.each([
    { name: 'a flag', kind: flag, from: false, to: true, text: 'No → Yes' },
    { name: 'a fighter', kind: nullable(fighter), from: null, to: 'rex', text: 'None → Rex' },
    { name: 'a placeholder for any foe', kind: fighter, from: 'rex', to: 'any-foe', text: 'Rex → Any foe' },
    {
      name: 'an entry of the content',
      kind: thing(['long-sword']),
      from: '',
      to: 'long-sword',
      text: 'None → Long sword',
    },
    {
      name: 'a word that is also a fighter’s id',
      kind: oneOf(['dazed']),
      from: '',
      to: 'dazed',
      text: 'None → Dazed',
    },
    {
      name: 'a text that looks like an id',
      kind: text(),
      from: 'rex',
      to: 'long-sword',
      text: 'rex → long-sword',
    },
    {
      name: 'an id with several parts',
      kind: anId(),
      from: '',
      to: 'hit:rex',
      text: 'None → Strike: Rex',
    },
    {
      name: 'an id that is also an inherited property',
      kind: anId(),
      from: '',
      to: 'constructor',
      text: 'None → Constructor',
    },
    { name: 'a hex', kind: hex, from: [0, 0], to: [1, -2], text: '0, 0 → 1, -2' },
    {
      name: 'a path',
      kind: path,
      from: [],
      to: [
        [0, 1],
        [0, 2],
      ],
      text: 'None → 0, 1; 0, 2',
    },
    { name: 'a list', kind: listOf(fighter), from: [], to: ['ana', 'rex'], text: 'None → Ana, Rex' },
    {
      name: '`all` instead of a list',
      kind: listOrAll(fighter),
      from: ['rex'],
      to: 'all',
      text: 'Rex → All',
    },
    {
      name: 'a record',
      kind: record({ who: fighter, hp: count() }),
      from: { who: 'rex', hp: 1 },
      to: { who: 'ana', hp: 2 },
      text: 'Who Rex, Health 1 → Who Ana, Health 2',
    },
    { name: 'values by id', kind: entriesOf(count()), from: {}, to: { rex: 2 }, text: 'None → Rex 2' },
  ])('formats $name according to the schema', ({ kind, from, to, text }) => {
    expect(changed('mood', kind, from, to)).toBe(`The GM changes Ana. Temper: ${text}.`);
  });

  it('names only the field if the values are secret', () => {
    const event = { type: 'changed', target: 'ana', field: 'hp' };
    const line = lineOf({ description, fields: {} }, event, nameOf);
    expect(line?.text).toBe('The GM changes Ana: Health.');
  });
});

it('the log line for a GM override lists the overruled faults', () => {
  const reasons = ['not-your-turn', 'not-enough-hp', 'not-enough-cheer', 'too-far'];
  const line = lineOf(
    { description, fields: {} },
    { type: 'forced', target: 'ana', action: 'hit', reasons },
    nameOf,
  );
  const why = 'Not their turn, Not enough Health, Not enough cheer, Too far';
  expect(line?.text).toBe(`GM override: Ana, Strike. Overruled: ${why}.`);
});

it('the rulebook provides the log lines of all other events', () => {
  const line = lineOf({ description, fields: {} }, { type: 'hurt', target: 'ana' }, nameOf);
  expect(line).toEqual({ text: 'The book tells of hurt.', tone: 'bad' });
});
