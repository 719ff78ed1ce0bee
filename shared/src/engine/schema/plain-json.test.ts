import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, MOST_DEPTH, plain } from './plain-json.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const written = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Returns a list nested that many levels deep. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Returns a value that refers to the same part twice at each level. */
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
  it('is the same in memory as when it has been written and read again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const copy = plain(value, Number.POSITIVE_INFINITY);
        if (copy === undefined) expect(JSON.stringify(value)).toMatch(/__proto__|\\ud[89a-f]|\\u0000/);
        else expect([Object.is(copy, -0), copy]).toStrictEqual([false, written(value)]);
      }),
    );
  });

  it('may take exactly so many bytes when it is written', () => {
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
    { name: 'what is longer', value: ['x'.repeat(MOST_BYTES)] },
    { name: 'what is longer only when it is written', value: '"'.repeat(MOST_BYTES / 2) },
    { name: 'what is nested too deeply', value: nested(MOST_DEPTH + 1) },
    { name: 'a list without end', value: new Array(2 ** 32 - 1) },
    { name: 'what holds the same again and again', value: twofold(200) },
    { name: 'what holds itself', value: circle() },
    { name: 'a whole number without bounds', value: 2n ** 62n },
    { name: 'no number', value: Number.NaN },
    { name: 'infinity', value: [Number.POSITIVE_INFINITY] },
    { name: 'a map', value: new Map([['as', 'ana']]) },
    { name: 'a set', value: new Set(['ana']) },
    { name: 'a date', value: { at: new Date(0) } },
    { name: 'bytes', value: new Uint8Array(4) },
    { name: 'nothing in a list', value: [undefined] },
    { name: 'a hole in a list', value: new Array(1) },
    { name: 'a function', value: { do: () => 'attack' } },
    { name: 'a symbol', value: Symbol('attack') },
    { name: 'a class of its own', value: new (class Attack {})() },
    { name: 'a prototype', value: JSON.parse('{ "__proto__": { "as": "gm" } }') },
    { name: 'half a character', value: '\ud83d' },
    { name: 'half a character in a name', value: { '\ud83d': 1 } },
    { name: 'NUL', value: 'ana\0' },
  ])('is not $name', ({ value }) => {
    expect(plain(value)).toBeUndefined();
  });

  it('goes as deep as it may', () => {
    expect(plain(nested(MOST_DEPTH))).toEqual(nested(MOST_DEPTH));
  });

  it('may hold the same thing twice, which are two from then on', () => {
    const hex = [1, 2];
    const copy = plain({ from: hex, to: hex }) as Record<string, unknown>;
    expect(copy).toEqual({ from: [1, 2], to: [1, 2] });
    expect(copy.from).not.toBe(copy.to);
  });

  it.each([
    { name: 'a member that is undefined', value: { as: 'ana', target: undefined }, copy: { as: 'ana' } },
    { name: 'the sign of nothing', value: [-0], copy: [0] },
    { name: 'having no prototype', value: Object.assign(Object.create(null), { q: 1 }), copy: { q: 1 } },
  ])('forgets $name', ({ value, copy }) => {
    expect(plain(value)).toStrictEqual(copy);
  });
});
