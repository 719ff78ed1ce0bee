import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../engine/state/event.ts';
import { type NumberOf, packResult, packValue, unpackResult, unpackValue } from './packing.ts';

const PAID: GameEvent = { type: 'paid', target: 'ana', resource: 'ap', amount: 1, now: 4 };
const PAID_BY_CLAUSE: GameEvent = { ...PAID, clause: 'FLOW-11' };
const UNKNOWN: GameEvent = { type: 'moved', target: 'ana', from: [0, 1], to: [0, 2] };
const SHAPES = ['paid target resource amount now', 'paid target resource amount now clause', ' name by'];

const numberOf: NumberOf = (shape) => (SHAPES.includes(shape) ? SHAPES.indexOf(shape) : undefined);

function pack(...events: readonly GameEvent[]): string {
  return packResult({ rev: 7, events }, numberOf);
}

describe('a packed result of an input', () => {
  it.each([
    { name: 'without events', events: [] },
    { name: 'with one kind of event', events: [PAID, { ...PAID, target: 'ben' }] },
    { name: 'with events that differ in one member', events: [PAID, PAID_BY_CLAUSE] },
    { name: 'with an event whose shape has no number', events: [UNKNOWN, PAID] },
    { name: 'with lists and records in its events', events: [{ ...PAID, now: [1, { a: null }] }] },
  ])('$name is unchanged after unpacking', ({ events }) => {
    expect(unpackResult(pack(...events), SHAPES)).toEqual({ rev: 7, events });
  });

  it('omits the keys that its shapes contain', () => {
    expect(pack(PAID)).toBe('[7,[0,"ana","ap",1,4]]');
  });

  it('omits undefined members', () => {
    expect(pack({ ...PAID, reason: undefined })).toBe(pack(PAID));
  });

  it('cannot be read without its shapes', () => {
    expect(() => unpackResult(pack(PAID), [])).toThrow('shape 0');
  });
});

describe('a packed value', () => {
  it.each([
    { name: 'that is a string', value: 'ana' },
    { name: 'that is null', value: null },
    { name: 'that is an empty list', value: [] },
    { name: 'that is a list of numbers', value: [1, 2] },
    { name: 'that is a record', value: { name: 'move', by: 'ana' } },
    { name: 'that is a list of records', value: [{ name: 'move', by: 'ana' }, { name: 'hit' }] },
    { name: 'that is a list of records and other values', value: [{ name: 'move', by: 'ana' }, null] },
    { name: 'whose records have a space in a key', value: [{ 'name by': 'ana' }] },
    { name: 'whose records have a type', value: [{ type: 'a type', name: 'x', by: 'y' }] },
  ])('$name is unchanged after unpacking', ({ value }) => {
    expect(unpackValue(packValue(value, numberOf), SHAPES)).toEqual(value);
  });

  it('omits the keys that its shapes contain', () => {
    expect(packValue([{ name: 'move', by: 'ana' }], numberOf)).toBe('~[[2,"move","ana"]]');
  });
});
