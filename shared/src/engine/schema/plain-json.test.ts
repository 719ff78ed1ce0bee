import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, MOST_DEPTH, plain } from './plain-json.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const written = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Returns a list that is nested this many levels deep. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Returns a value in which each level refers to the next level twice. */
function twofold(levels: number): unknown {
  let junk: unknown = 1;
  for (let level = 0; level < levels; level++) junk = { left: junk, right: junk };
  return junk;
}

function circle(): unknown {
  const first: unknown[] = [];
  first.push({ first });
  return first;
}

describe('plain JSON', () => {
  it('is unchanged after it is written and parsed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const copy = plain(value, Number.POSITIVE_INFINITY);
        if (copy === undefined) expect(JSON.stringify(value)).toMatch(/__proto__|\\ud[89a-f]|\\u0000/);
        else expect([Object.is(copy, -0), copy]).toStrictEqual([false, written(value)]);
      }),
    );
  });

  it('is limited by its size in bytes when it is written', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary-ascii' }), texts, (value, text) => {
        const both = [value, text];
        fc.pre(plain(both) !== undefined);
        expect(plain(both, bytesOf(both))).toStrictEqual(written(both));
        expect(plain(both, bytesOf(both) - 1)).toBeUndefined();
      }),
    );
  });

  it.each([
    { name: 'a value that is too long', value: ['x'.repeat(MOST_BYTES)] },
    { name: 'a value that is too long only when it is written', value: '"'.repeat(MOST_BYTES / 2) },
    { name: 'a value that is nested too deeply', value: nested(MOST_DEPTH + 1) },
    { name: 'an enormous empty list', value: new Array(2 ** 32 - 1) },
    { name: 'a value that repeats the same part many times', value: twofold(200) },
    { name: 'a value that contains itself', value: circle() },
    { name: 'a bigint', value: 2n ** 62n },
    { name: 'NaN', value: Number.NaN },
    { name: 'infinity', value: [Number.POSITIVE_INFINITY] },
    { name: 'a map', value: new Map([['as', 'ana']]) },
    { name: 'a set', value: new Set(['ana']) },
    { name: 'a date', value: { at: new Date(0) } },
    { name: 'a byte array', value: new Uint8Array(4) },
    { name: 'undefined in a list', value: [undefined] },
    { name: 'a hole in a list', value: new Array(1) },
    { name: 'a function', value: { do: () => 'attack' } },
    { name: 'a symbol', value: Symbol('attack') },
    { name: 'an instance of a class', value: new (class Attack {})() },
    { name: 'a key named `__proto__`', value: JSON.parse('{ "__proto__": { "as": "gm" } }') },
    { name: 'a lone surrogate', value: '\ud83d' },
    { name: 'a lone surrogate in a key', value: { '\ud83d': 1 } },
    { name: 'a NUL character', value: 'ana\0' },
  ])('excludes $name', ({ value }) => {
    expect(plain(value)).toBeUndefined();
  });

  it('can be nested up to the limit', () => {
    expect(plain(nested(MOST_DEPTH))).toEqual(nested(MOST_DEPTH));
  });

  it('can contain the same object twice, which becomes two objects', () => {
    const hex = [1, 2];
    const copy = plain({ from: hex, to: hex }) as Record<string, unknown>;
    expect(copy).toEqual({ from: [1, 2], to: [1, 2] });
    expect(copy.from).not.toBe(copy.to);
  });

  it.each([
    { name: 'a member that is undefined', value: { as: 'ana', target: undefined }, copy: { as: 'ana' } },
    { name: 'the sign of negative zero', value: [-0], copy: [0] },
    { name: 'a null prototype', value: Object.assign(Object.create(null), { q: 1 }), copy: { q: 1 } },
  ])('drops $name', ({ value, copy }) => {
    expect(plain(value)).toStrictEqual(copy);
  });
});
