import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { seedOf } from '../fuzz/chance.ts';
import { packVariation, readVariation, unpackVariation, VariationFault } from './packing.ts';

const VARIATION = { from: 12, seed: seedOf('seed'), side: 'heroes', name: 'Hold the bridge', inputs: [] };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('a variation in a link', () => {
  it('is read as it was written', () => {
    expect(unpackVariation(packVariation(VARIATION))).toEqual(VARIATION);
  });

  it.each([
    { name: 'it is cut off', text: packVariation(VARIATION).slice(0, -20) },
    { name: 'it is not base64', text: '???' },
    { name: 'it is empty', text: '' },
    { name: 'it holds other data', text: base64(deflateSync(Buffer.from('{"from":1}'))) },
    { name: 'it is too long for a link', text: 'A'.repeat(70_000) },
    { name: 'it unpacks to more than a megabyte', text: base64(deflateSync(new Uint8Array(5_000_000))) },
  ])('is rejected if $name', ({ text }) => {
    expect(() => unpackVariation(text)).toThrow(VariationFault);
  });

  it('is too long for a link if it does not compress', () => {
    const inputs = Array.from({ length: 1500 }, (_, index) => ({ as: 'ana', do: seedOf(`${index}`) }));
    expect(() => packVariation({ ...VARIATION, inputs })).toThrow(VariationFault);
  });
});

it('a variation is read with its chances', () => {
  const chances = {
    sides: ['heroes', 'foes'],
    moments: [
      [
        [0.6, 0.5, 0.7],
        [0.4, 0.3, 0.5],
      ],
    ],
  };
  expect(readVariation({ ...VARIATION, chances }).chances).toEqual(chances);
});

it.each([
  { name: 'a chance above 1', part: { chances: { sides: ['heroes'], moments: [[[2, 0, 1]]] } } },
  { name: 'a chance without an interval', part: { chances: { sides: ['heroes'], moments: [[[0.5]]] } } },
  { name: 'a negative moment', part: { from: -1 } },
  { name: 'a seed that is not 64 hex digits', part: { seed: 'abc' } },
  { name: 'a name that is too long', part: { name: 'x'.repeat(61) } },
  {
    name: 'too many inputs',
    part: { inputs: Array.from({ length: 2001 }, () => ({ as: 'ana', do: 'wait' })) },
  },
])('a variation with $name is rejected', ({ part }) => {
  expect(() => readVariation({ ...VARIATION, ...part })).toThrow(VariationFault);
});
