import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../engine/event.ts';
import { packChapter, shapeOf, unpackChapter } from './chapter.ts';

const PAID: GameEvent = { type: 'paid', target: 'ana', resource: 'ap', amount: 1, now: 4 };
const PAID_BY_CLAUSE: GameEvent = { ...PAID, clause: 'FLOW-11' };
const UNKNOWN: GameEvent = { type: 'moved', target: 'ana', from: [0, 1], to: [0, 2] };
const SHAPES = [shapeOf(PAID), shapeOf(PAID_BY_CLAUSE)];

function pack(...events: readonly GameEvent[]): string {
  return packChapter({ rev: 7, events }, (shape) =>
    SHAPES.includes(shape) ? SHAPES.indexOf(shape) : undefined,
  );
}

describe('a packed chapter', () => {
  it.each([
    { name: 'of no events', events: [] },
    { name: 'of one kind', events: [PAID, { ...PAID, target: 'ben' }] },
    { name: 'of kinds that differ in a detail', events: [PAID, PAID_BY_CLAUSE] },
    { name: 'of a kind without a number', events: [UNKNOWN, PAID] },
    { name: 'with lists and records in its details', events: [{ ...PAID, now: [1, { a: null }] }] },
  ])('$name reads as it was', ({ events }) => {
    expect(unpackChapter(pack(...events), SHAPES)).toEqual({ rev: 7, events });
  });

  it('holds no names of details that a shape says', () => {
    expect(pack(PAID)).toBe('[7,[0,"ana","ap",1,4]]');
  });

  it('leaves out details that are not there', () => {
    expect(pack({ ...PAID, reason: undefined })).toBe(pack(PAID));
  });

  it('cannot be read without its shapes', () => {
    expect(() => unpackChapter(pack(PAID), [])).toThrow('shape 0');
  });
});
