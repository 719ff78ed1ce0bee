import { describe, expect, it } from 'vitest';
import { mismatch } from './expected.ts';
import {
  amount,
  answer,
  count,
  entriesOf,
  type FieldSchema,
  fighter,
  flag,
  hex,
  initially,
  initialOf,
  intent,
  listOf,
  listOrAll,
  nothing,
  nullable,
  oneOf,
  optional,
  path,
  readValue,
  readValues,
  record,
  setOf,
  text,
  thing,
  thingOrOther,
} from './field-schema.ts';
import { schemaOf } from './json-schema.ts';

const WEAPONS = { sword: { dice: 2 }, bow: { dice: 1 } };

describe('a field schema', () => {
  it.each<{ name: string; kind: FieldSchema; fits: unknown[]; doesNot: unknown[] }>([
    { name: 'a fighter', kind: fighter, fits: ['ana', 'a-1'], doesNot: ['gm', '', '1a', 3, null] },
    { name: 'a hex', kind: hex, fits: [[0, -3]], doesNot: [[0], [0.5, 1], ['0', 1], {}] },
    { name: 'a path', kind: path, fits: [[], [[1, 0]]], doesNot: [[1, 0], Array(201).fill([0, 0])] },
    { name: 'a count', kind: count(1, 3), fits: [1, 3], doesNot: [0, 4, 1.5, '1', Number.NaN] },
    { name: 'an amount', kind: amount(0.5, 2), fits: [0.5, 1.25], doesNot: [0.4, Number.POSITIVE_INFINITY] },
    { name: 'a flag', kind: flag, fits: [true, false], doesNot: [0, 'true', null] },
    { name: 'a text', kind: text(3), fits: ['', 'abc'], doesNot: ['abcd', 3] },
    {
      name: 'one of several words',
      kind: oneOf(['up', 'down']),
      fits: ['up'],
      doesNot: ['left', 'constructor'],
    },
    { name: 'an entry of the content', kind: thing(WEAPONS), fits: ['bow'], doesNot: ['axe', 'constructor'] },
    { name: 'a list', kind: listOf(count(), 2), fits: [[], [1, 1]], doesNot: [[1, 2, 3], ['1'], 1] },
    {
      name: 'a set',
      kind: setOf(thing(WEAPONS)),
      fits: [['sword', 'bow']],
      doesNot: [['bow', 'bow'], ['axe']],
    },
    { name: 'a record', kind: record({ at: hex }), fits: [{ at: [1, 1] }], doesNot: [{}, { at: 1 }, null] },
    {
      name: 'values by id',
      kind: entriesOf(count(), 1),
      fits: [{ a: 1 }],
      doesNot: [{ a: 'x' }, { a: 1, b: 2 }],
    },
    {
      name: 'values by the ids of content entries',
      kind: entriesOf(count(), 3, thing(WEAPONS)),
      fits: [{}, { bow: 2 }],
      doesNot: [{ axe: 2 }, { bow: 'x' }],
    },
    {
      name: 'a list or `all`',
      kind: listOrAll(thing(WEAPONS), 2),
      fits: ['all', [], ['bow', 'bow']],
      doesNot: ['bow', ['axe'], ['all'], ['bow', 'bow', 'bow']],
    },
    {
      name: 'an entry of the content or any other name',
      kind: thingOrOther(['bow'], [WEAPONS]),
      fits: ['bow', 'a letter'],
      doesNot: ['', 3, 'x'.repeat(65)],
    },
    { name: 'a nullable value', kind: nullable(flag), fits: [null, true], doesNot: [undefined, 1] },
    { name: 'an intent', kind: intent, fits: [{ do: 'move', far: [1] }], doesNot: [{}, { do: 3 }, 'move'] },
    { name: 'an answer', kind: answer, fits: ['pass', { answer: 'dodge', to: [1, 0] }], doesNot: [{}, 3] },
    { name: 'a value that must be omitted', kind: nothing, fits: [undefined], doesNot: [null, 0, []] },
  ])('accepts only valid values: $name', ({ kind, fits, doesNot }) => {
    expect(fits.filter((value) => mismatch(kind, value) !== undefined)).toEqual([]);
    expect(doesNot.filter((value) => mismatch(kind, value) === undefined)).toEqual([]);
  });

  it('describes the accepted values', () => {
    expect(mismatch(count(1, 3), 9)).toBe('takes a whole number from 1 to 3');
    expect(mismatch(nullable(thing(WEAPONS)), 'axe')).toBe('takes one of sword, bow, or null');
  });

  it('sorts a set', () => {
    expect(readValue(setOf(thing(WEAPONS)), ['sword', 'bow'])).toEqual(['bow', 'sword']);
  });
});

describe('values by name', () => {
  const params = { target: fighter, weapon: optional(thing(WEAPONS)), raise: initially(count(0, 5), 0) };

  it('are parsed as declared, without undeclared members', () => {
    const given = { target: 'ana', weapon: 'bow', raise: 2, junk: { deep: [1] } };
    expect(readValues(params, given)).toEqual({ target: 'ana', weapon: 'bow', raise: 2 });
  });

  it('omit optional values that are not given, or use their defaults', () => {
    expect(readValues(params, { target: 'ana' })).toStrictEqual({ target: 'ana', raise: 0 });
  });

  it.each([{}, { target: 3 }, { target: 'ana', weapon: 'axe' }])(
    'are rejected as a whole if one value does not fit: %j',
    (given) => {
      expect(readValues(params, given)).toBeUndefined();
    },
  );

  it('have defaults', () => {
    expect(initialOf({ explore: flag, seconds: initially(count(1, 90), 20), doors: listOf(hex) })).toEqual({
      explore: false,
      seconds: 20,
      doors: [],
    });
  });
});

it('a field has a JSON Schema for files that people write', () => {
  expect(
    schemaOf(
      record({
        armour: count(0, 9),
        weapons: setOf(thing(WEAPONS)),
        hand: optional(nullable(thing(WEAPONS))),
      }),
    ),
  ).toMatchObject({
    type: 'object',
    required: ['armour', 'weapons'],
    additionalProperties: false,
    properties: {
      armour: { type: 'integer', minimum: 0, maximum: 9 },
      weapons: { type: 'array', items: { enum: ['sword', 'bow'] } },
      hand: { anyOf: [{ enum: ['sword', 'bow'] }, { type: 'null' }] },
    },
  });
});
