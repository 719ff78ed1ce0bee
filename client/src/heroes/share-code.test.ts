import { MOST_FILE_BYTES } from '@riposte/shared/scenario/fight-file';
import { describe, expect, it } from 'vitest';
import { shareCodeOf, textOfShareCode } from './share-code.ts';

describe('a share code', () => {
  it.each(['', 'a fight', 'Žofie at the mill – 4 hexes 🐺', 'x'.repeat(MOST_FILE_BYTES)])(
    'gives back what it was made from',
    async (text) => {
      const code = await shareCodeOf(text);
      expect(code).toMatch(/^[\w-]*$/);
      expect(await textOfShareCode(code)).toBe(text);
    },
  );

  it('of more than a fight may be is none', async () => {
    expect(await textOfShareCode(await shareCodeOf('x'.repeat(MOST_FILE_BYTES + 1)))).toBeUndefined();
  });

  it.each(['no code', 'AAAA', '%%%', 'c3Ryb25n'])('rejects an invalid code: %s', async (code) => {
    expect(await textOfShareCode(code)).toBeUndefined();
  });

  it('that was not copied whole is none', async () => {
    const code = await shareCodeOf('a fight at the old mill, with two wolves');
    expect(await textOfShareCode(code.slice(0, -6))).toBeUndefined();
  });
});
