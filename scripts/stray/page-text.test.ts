import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../shared/src/engine/core/ruleset.ts';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { chapterNames, entriesOf, PAGE, readChapter, SOURCE, textsOf } from '../messages/catalog.ts';
import { parseMessage, textsIn } from '../messages/message.ts';
import type { Chapter } from '../messages/module.ts';
import { findPageTexts, shadowsIn, usesIn } from './page-text.ts';

const ROOT = new URL('../../client/src/', import.meta.url);

const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|^testing\//.test(path))
    .map((path) => [path, readFileSync(new URL(path, ROOT), 'utf8')]),
);
const page = new Map([...sources].filter(([path]) => !path.startsWith('words/')));
const chapters = chapterNames(PAGE).map((name) => ({ name, chapter: readChapter(PAGE, SOURCE, name) }));

/** Names of rulesets, ids of clauses, and the rulesets' names for points that fighters spend. */
const OF_BOOKS = new RegExp(
  `\\b(?:${Object.values(RULESETS).flatMap(termsOf).join('|')}|(?!SHA-)[A-Z]+-[A-Z]?\\d+)\\b`,
);

function termsOf({ description }: Ruleset): string[] {
  const { name, resources } = description;
  const points = resources.filter(({ role }) => role !== 'health');
  const terms = [
    name,
    ...points.flatMap(({ label, short }) => [label, ...(short.length > 1 ? [short] : [])]),
  ];
  const own = terms.filter((term) => term !== 'Discord'); // also the name of a chat service, which the page mentions
  return own.map((term) => term.replace(/\W/g, '\\$&'));
}

/** Returns whether a text has several sentences and the last one has no final punctuation. */
function lacksEnd(text: string): boolean {
  return /\p{Ll}[.?!] \p{Lu}/u.test(text) && !/[.?!…:] ?$/.test(text);
}

/** Returns the messages of a chapter. The messages of a group count as one, because the code chooses among them. */
function messagesOf(chapter: Chapter): string[] {
  return Object.values(chapter).map((one) =>
    typeof one === 'string' ? withoutNames(one) : JSON.stringify(one),
  );
}

function withoutNames(message: string): string {
  return message.replaceAll(/\{\w+/g, '{');
}

function texts(source: string): string[] {
  return findPageTexts(new Map([['panel.tsx', source]])).map(({ text }) => text);
}

describe('the search for texts in the page', () => {
  it.each([
    { name: 'text between tags', source: 'const x = <b>Go in</b>;', found: ['Go in'] },
    { name: 'a text for screen readers', source: 'const x = <b aria-label="map" />;', found: ['map'] },
    {
      name: 'both alternatives in an attribute',
      source: "const x = <b title={a ? 'less' : 'more'} />;",
      found: ['less', 'more'],
    },
    {
      name: 'both alternatives between tags',
      source: "const x = <b>{a ? 'less' : 'more'}</b>;",
      found: ['less', 'more'],
    },
    { name: 'a sentence in the code', source: "say('It is over.');", found: ['It is over.'] },
    { name: 'a label in the code', source: "const x = { label: 'over' };", found: ['over'] },
    { name: 'the text in a template', source: `say(\`\${count} watch\`);`, found: [' watch'] },
    { name: 'an error message', source: "throw new Error('No.');", found: ['No.'] },
  ])('finds $name', ({ source, found }) => {
    expect(texts(source)).toEqual(found);
  });

  it.each([
    { name: 'a CSS class', source: 'const x = <b class="button small" />;' },
    { name: 'the caption of a keyboard key', source: 'const x = <kbd>Esc</kbd>;' },
    { name: 'punctuation between values', source: 'const x = <b>{from} – {to}</b>;' },
    { name: 'a string in a comparison', source: "const x = <b title={role === 'gm' ? a : b} />;" },
  ])('ignores $name', ({ source }) => {
    expect(texts(source)).toEqual([]);
  });
});

describe('the search for shadowed chapter names', () => {
  it.each([
    { name: 'a constant', code: 'const words = 1;', lines: 1 },
    { name: 'an array pattern', code: 'const [words, say] = useState(1);', lines: 1 },
    { name: 'an object pattern', code: 'const { words = 1 } = draft;', lines: 1 },
    { name: 'a parameter', code: 'const say = (words: number) => 1;', lines: 1 },
    { name: 'a use of the chapter', code: 'const over = words.over;', lines: 0 },
    { name: 'an object key', code: 'const draft = { words: 1 };', lines: 0 },
  ])('finds $lines in $name', ({ code, lines }) => {
    expect(shadowsIn('a.ts', `import * as words from '../words/front.ts';\n{ ${code} }`)).toHaveLength(lines);
  });
});

describe('the page catalog', () => {
  it('has every text that the page shows', () => {
    expect(findPageTexts(page)).toEqual([]);
  });

  it('has chapters whose names are never shadowed', () => {
    expect([...page].flatMap(([file, source]) => shadowsIn(file, source))).toEqual([]);
  });

  it('has no unused text', () => {
    const html = readFileSync(new URL('../index.html', ROOT), 'utf8');
    const inHtml = [...html.matchAll(/%([\w-]+\.\w+)%/g)].map(([, key]) => key ?? '');
    const uses = new Set([...[...page].flatMap(([file, source]) => usesIn(file, source)), ...inHtml]);
    const keys = chapters.flatMap(({ name, chapter }) => Object.keys(chapter).map((key) => `${name}.${key}`));
    expect(keys.filter((key) => !uses.has(key))).toEqual([]);
  });
});

describe.each(chapters)('the catalog chapter $name', ({ name, chapter }) => {
  it('repeats neither its own texts nor those of the common chapter', () => {
    const common = name === 'common' ? {} : readChapter(PAGE, SOURCE, 'common');
    const said = [common, chapter].flatMap(messagesOf);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it.each([
    { rule: 'typographic quotes and ellipses only', isBroken: (text: string) => /["']|\.\.\./.test(text) },
    { rule: 'single spaces only', isBroken: (text: string) => /\s\s/.test(text) },
    { rule: 'no rulebook terms', isBroken: (text: string) => OF_BOOKS.test(text) },
  ])('has $rule', ({ isBroken }) => {
    const broken = textsOf(chapter).filter(isBroken);
    const terms = broken.flatMap((text) => OF_BOOKS.exec(text)?.[0] ?? []);
    const fix = `A rulebook has the terms "${terms.join('", "')}": rename its label, or reword the page's text.`;
    expect(broken, terms.length > 0 ? fix : undefined).toEqual([]);
  });

  it('has final punctuation after several sentences', () => {
    const whole = entriesOf(chapter).map(({ message }) => textsIn(parseMessage(message).elements).join('_'));
    expect(whole.filter(lacksEnd)).toEqual([]);
  });
});
