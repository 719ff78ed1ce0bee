import { describe, expect, it } from 'vitest';
import { readChapter, writeChapter } from './chapter.ts';

const CHAPTER = `# Attacks

How blows land.

## The roll

All checks use d20.

### TOY-1 Roll to hit

Roll d20. See TOY-2.

| Roll | Result |
|---|---|
| 1 | Miss |

### TOY-2 Ties

The target wins.
`;

describe('a chapter', () => {
  it('is written as it was read', () => {
    expect(writeChapter(readChapter(CHAPTER))).toBe(CHAPTER);
  });

  it('has a title, an opening text, and sections with their clauses', () => {
    expect(readChapter(CHAPTER)).toEqual({
      title: 'Attacks',
      sections: [
        { title: null, text: 'How blows land.', clauses: [] },
        {
          title: 'The roll',
          text: 'All checks use d20.',
          clauses: [
            {
              id: 'TOY-1',
              title: 'Roll to hit',
              text: 'Roll d20. See TOY-2.\n\n| Roll | Result |\n|---|---|\n| 1 | Miss |',
            },
            { id: 'TOY-2', title: 'Ties', text: 'The target wins.' },
          ],
        },
      ],
    });
  });

  it.each([
    ['no title', 'Attacks', 'Line 1'],
    ['a clause without a title', '# Attacks\n\n### TOY-1\n', 'Line 3: "### TOY-1"'],
    ['a heading of the wrong depth', '# Attacks\n\n#### TOY-1 Roll\n', 'Line 3'],
  ])('with %s is rejected with the line', (_fault, text, message) => {
    expect(() => readChapter(text)).toThrow(message);
  });
});
