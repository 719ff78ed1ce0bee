import { seededDice } from '@riposte/shared';
import { between, oneIn, seedOf } from '@riposte/shared/fuzz/chance';
import { expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { requirePictures } from './picture-check.ts';

const FILES = Number(process.env.FUZZ_FILES ?? 2_000);

/** The headers of small pictures, cut off after the last byte that the server reads. */
const HEADS: readonly (readonly [type: string, hex: string])[] = [
  ['png', '89504e470d0a1a0a0000000d49484452000000400000004008020000002500000d'],
  ['jpeg', 'ffd8ffe000104a46494600010100000100010000ffc0001108004000400301220002110103110100ffd9'],
  ['webp', '52494646240000005745425056503820180000003001009d012a400040000000'],
];

it(`${FILES} broken pictures are each recognized as their real type, or refused with a sentence`, () => {
  const dice = seededDice(seedOf('broken pictures'));
  const refused = new Set<string>();
  for (let file = 0; file < FILES; file++) {
    const [type = '', hex = ''] = HEADS[between(dice, 0, HEADS.length - 1)] ?? [];
    const bytes = Buffer.from(hex, 'hex');
    for (let times = between(dice, 0, 4); times > 0; times--)
      bytes[between(dice, 0, bytes.length - 1)] = between(dice, 0, 255);
    const part = oneIn(dice, 2) ? bytes : bytes.subarray(0, between(dice, 0, bytes.length));
    const uri = `data:image/${type};base64,${part.toString('base64')}`;
    try {
      requirePictures({ portrait: uri }, undefined);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      expect(error.message, uri).toMatch(/^Picture portrait can’t be used: [^\n]+\.$/);
      refused.add(error.message);
    }
  }
  expect(refused.size).toBeGreaterThan(2);
});
