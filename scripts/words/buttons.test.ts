import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { buttonLabels, buttonLabelsIn, LONGEST_LABEL } from './buttons.ts';

const CLIENT = join(import.meta.dirname, '../../client/src');

const labels = buttonLabels();

/** Returns the text of an entry. If the entry has parameters, fills in sample numbers. */
async function textOf({ chapter, key }: { readonly chapter: string; readonly key: string }): Promise<string> {
  const catalog = await import(`${CLIENT}/words/${chapter}.ts`);
  const entry: unknown = catalog[key];
  return typeof entry === 'function' ? entry('2', '2') : String(entry);
}

describe('the search for button labels', () => {
  it.each([
    { name: 'the text between tags', source: '<button>{words.go}</button>', found: ['go'] },
    {
      name: 'both alternatives',
      source: '<button>{isOn ? words.stop : words.go}</button>',
      found: ['stop', 'go'],
    },
    { name: 'the label attribute', source: '<ConfirmButton label={words.go} />', found: ['go'] },
    {
      name: 'the text without the tooltip',
      source: '<button title={words.why}>{words.go}</button>',
      found: ['go'],
    },
    { name: 'nothing in a small note', source: '<button><small>{words.why}</small></button>', found: [] },
  ])('finds $name', ({ source, found }) => {
    const panel = `import * as words from '../words/table.ts';\nconst x = ${source};`;
    expect(buttonLabelsIn(panel).map(({ key }) => key)).toEqual(found);
  });
});

it('the page has more than 100 button labels', () => {
  expect(labels.size).toBeGreaterThan(100);
});

it.each([...labels.values()])('the label $key of the chapter $chapter fits on a button', async (label) => {
  expect((await textOf(label)).length).toBeLessThanOrEqual(LONGEST_LABEL);
});

it.each(Object.values(RULESETS))('the action and option labels of $id fit on a button', ({ description }) => {
  const entries = [...Object.values(description.actions), ...Object.values(description.options)];
  expect(entries.map(({ label }) => label).filter((label) => label.length > LONGEST_LABEL)).toEqual([]);
});
