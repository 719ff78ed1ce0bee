import { describe, expect, it } from 'vitest';
import { readChapter } from './chapter.ts';
import { compareChapters, translatedChapter } from './translation.ts';

const ENGLISH = readChapter(`# Movement

You move on your turn.

## Costs

### TOY-1 A step

A step costs 1 AP, or 2 AP in mud (TOY-2).

### TOY-2 Mud

Mud is difficult.
`);

const OTHER = `# Motion

You go on your turn.

## Prices

### TOY-1 One step

In mire (TOY-2), a step takes 2 AP, elsewhere 1 AP.

### TOY-2 Mire

Mire is hard.
`;

describe('a translated chapter', () => {
  it('has the titles and texts of the translation', () => {
    expect(translatedChapter(ENGLISH, readChapter(OTHER))).toEqual(readChapter(OTHER));
  });

  it('keeps a clause in English that is not translated', () => {
    const partial = readChapter(OTHER.slice(0, OTHER.indexOf('### TOY-2')));
    const [, costs] = translatedChapter(ENGLISH, partial).sections;
    expect(costs?.clauses.map(({ title }) => title)).toEqual(['One step', 'Mud']);
  });

  it('leaves out a clause that the English chapter lacks', () => {
    const extra = readChapter(`${OTHER}\n### TOY-3 Ice\n\nIce is smooth.\n`);
    const [, costs] = translatedChapter(ENGLISH, extra).sections;
    expect(costs?.clauses.map(({ id }) => id)).toEqual(['TOY-1', 'TOY-2']);
  });
});

describe('the comparison of a translated chapter with the English one', () => {
  it.each([
    { name: 'nothing in a complete translation', other: OTHER, found: [] },
    { name: 'a missing clause', other: OTHER.replace(/### TOY-2[\s\S]*/, ''), found: ['TOY-2 missing'] },
    {
      name: 'a clause without an English text',
      other: `${OTHER}\n### TOY-3 Ice\n`,
      found: ['TOY-3 unknown'],
    },
    { name: 'another number', other: OTHER.replace('2 AP', '3 AP'), found: ['TOY-1 facts'] },
    { name: 'another clause that is named', other: OTHER.replace('(TOY-2)', ''), found: ['TOY-1 facts'] },
    {
      name: 'a section without an English text',
      other: `${OTHER}\n## More\n`,
      found: ['section 3 unknown'],
    },
  ])('finds $name', ({ other, found }) => {
    const findings = compareChapters(ENGLISH, readChapter(other));
    expect(findings.map(({ key, problem }) => `${key} ${problem}`)).toEqual(found);
  });
});
