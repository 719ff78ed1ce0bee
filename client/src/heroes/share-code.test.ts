import { MOST_FILE_BYTES } from '@riposte/shared/scenario/fight-file';
import { describe, expect, it } from 'vitest';
import { shareCodeOf, textOfShareCode } from './share-code.ts';

describe('a share code', () => {
  it.each(['', 'a fight', 'Žofie at the mill – 4 hexes 🐺', 'x'.repeat(MOST_FILE_BYTES)])(
    'decodes to the text that it was made from',
    async (text) => {
      const code = await shareCodeOf(text);
      expect(code).toMatch(/^[\w-]*$/);
      expect(await textOfShareCode(code)).toBe(text);
    },
  );

  it('is invalid if its text is larger than a fight file may be', async () => {
    expect(await textOfShareCode(await shareCodeOf('x'.repeat(MOST_FILE_BYTES + 1)))).toBeUndefined();
  });

  it.each(['no code', 'AAAA', '%%%', 'c3Ryb25n'])('is invalid if it is malformed: %s', async (code) => {
    expect(await textOfShareCode(code)).toBeUndefined();
  });

  it('is invalid if only a part of it was copied', async () => {
    const code = await shareCodeOf('a fight at the old mill, with two wolves');
    expect(await textOfShareCode(code.slice(0, -6))).toBeUndefined();
  });
});
