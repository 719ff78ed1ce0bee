import fc from 'fast-check';
import { Packr, unpack } from 'msgpackr';
import { describe, expect, it } from 'vitest';
import { isPlainPack } from './message-pack.ts';

/** MessagePack encoders. The first is configured like the one in the client SDK. */
const PACKERS = [
  new Packr(),
  new Packr({ useRecords: false }),
  new Packr({ variableMapSize: true, useRecords: false }),
];
const sharing = new Packr({ structuredClone: true, useRecords: false, moreTypes: true });

/** Returns the number of parts of a value, or null if there are more than `most`. */
function sizeOf(value: unknown, most: number): number | null {
  let size = 1;
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  for (const part of ArrayBuffer.isView(value) ? [] : parts) {
    const one = size < most ? sizeOf(part, most - size) : null;
    if (one === null) return null;
    size += one;
  }
  return size;
}

describe('a plain MessagePack value', () => {
  it('can hold any JSON value, but must be complete with nothing after it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(...PACKERS), (value, packer) => {
        const pack = packer.pack(value);
        expect(isPlainPack(pack)).toBe(true);
        expect(isPlainPack(pack.subarray(0, -1))).toBe(false);
        expect(isPlainPack(Buffer.concat([pack, Buffer.of(0)]))).toBe(false);
      }),
    );
  });

  it('never decodes to more parts than it has bytes', () => {
    const heads = fc.constantFrom(
      0x42,
      0x72,
      0x69,
      0x70,
      0x62,
      0x81,
      0x92,
      0x93,
      0xa1,
      0xc7,
      0xd4,
      0xd5,
      0xd6,
      0xdc,
      0xdd,
    );
    const byte = fc.oneof({ weight: 3, arbitrary: heads }, fc.integer({ min: 0, max: 255 }));
    const packs = fc.array(byte, { minLength: 1, maxLength: 24 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(packs, (pack) => {
        fc.pre(isPlainPack(pack));
        expect(sizeOf(decoded(pack), pack.length)).not.toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  const twice = [1];
  it.each([
    { name: 'contains a reference to an earlier part', pack: sharing.pack({ l: twice, r: twice }) },
    { name: 'contains a set', pack: sharing.pack(new Set([1])) },
    { name: 'contains an error', pack: sharing.pack(new Error('of theirs')) },
    { name: 'contains a regular expression', pack: sharing.pack(/a*/) },
    { name: 'contains references to texts stored elsewhere', pack: Buffer.from('c804620000000bc1a3', 'hex') },
    { name: 'is a list that claims more items than follow', pack: Buffer.from('ddffffffff90', 'hex') },
    { name: 'is a text that claims more bytes than follow', pack: Buffer.from('dbffffffff90', 'hex') },
    { name: 'is nested too deeply', pack: Buffer.alloc(10_000, 0x91) },
    { name: 'defines too many record shapes', pack: shapes(40) },
    {
      name: 'defines a record shape with an invalid member name',
      pack: Buffer.from('d472409181a16101', 'hex'),
    },
    { name: 'is empty', pack: Buffer.of() },
  ])('must not be a value that $name', ({ pack }) => {
    expect(isPlainPack(pack)).toBe(false);
  });
});

function decoded(pack: Buffer): unknown {
  try {
    return unpack(pack);
  } catch {
    return null; // a record shape may contain another value in place of a member name
  }
}

/** Returns a list of records, each with a different shape. */
function shapes(count: number): Buffer {
  return new Packr().pack(Array.from({ length: count }, (_, index) => ({ [`k${index}`]: 1 })));
}
