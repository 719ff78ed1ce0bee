import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { CATALOGS, chapterNames, readChapter, SOURCE } from '../messages/catalog.ts';
import { findStrayTexts, mentionsIn } from './stray-text.ts';

const ROOT = new URL('../../shared/src/', import.meta.url);
const SERVER = new URL('../../server/src/', import.meta.url);

function texts(source: string): string[] {
  return findStrayTexts(new Map([['rule.ts', source]])).map(({ text }) => text);
}

describe('the search for user-facing texts in the rules', () => {
  it.each([
    { name: 'a sentence', source: "const say = 'You are held.';", found: ['You are held.'] },
    { name: 'a title', source: "const x = f('Shove');", found: ['Shove'] },
    { name: 'a short label', source: "const x = { label: 'cover', value: 1 };", found: ['cover'] },
    {
      name: 'the parts of a template',
      source: `const say = (n) => \`costs \${n} a turn\`;`,
      found: ['costs ', ' a turn'],
    },
  ])('finds $name', ({ source, found }) => {
    expect(texts(source)).toEqual(found);
  });

  it.each([
    { name: 'an id', source: "const x = f('off-hand', 'grappledBy', 'FLOW-12');" },
    { name: 'a file name', source: "import { x } from './Odd Name.ts'; export * from './Odd.ts';" },
    { name: 'a type', source: "type X = 'Odd One';" },
    { name: 'an error message', source: "throw new SetupError('The hex is empty.');" },
    { name: 'a log message', source: "log.warn({ id }, 'a bot failed');" },
    { name: 'an object key', source: "const x = { 'Odd One': 1 };" },
  ])('ignores $name', ({ source }) => {
    expect(texts(source)).toEqual([]);
  });
});

/** Returns the sources in a folder whose paths satisfy `isAmong`. */
function sourcesIn(folder: string, isAmong: (path: string) => boolean, root = ROOT): Map<string, string> {
  const paths = readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && isAmong(path));
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}

/** Excludes titles of clauses, which authors of rules read, and `testing/`, which players never read. */
const isRule = (path: string) => !/\/(text|words\/en|words\/messages|testing)\/|\/clauses\.ts$/.test(path);

const rulesets = ['_skeleton', ...Object.keys(RULESETS)].map((name) => `rulesets/${name}`);

describe.each(['engine', ...rulesets])('the catalog of %s', (folder) => {
  it('has all user-facing texts', () => {
    expect(findStrayTexts(sourcesIn(folder, isRule))).toEqual([]);
  });
});

it.each(rulesets)('the catalog of %s has no unused text', async (folder) => {
  const { TEXT } = await catalogOf(folder);
  const mentions = mentionsIn(
    new Map(['engine', 'kit', 'scenario', 'hex', folder].flatMap((one) => [...sourcesIn(one, isRule)])),
  );
  const unused = keysOf(TEXT).filter((path) => !isUsed(path, mentions));
  expect(unused.map((path) => path.join(' > '))).toEqual([]);
});

it('the catalogs of the shared code and of the server have no unused text', () => {
  const sources = [ROOT, SERVER].flatMap((root) => [
    ...sourcesIn('.', (path) => !/\/messages\//.test(path), root),
  ]);
  const mentions = mentionsIn(new Map(sources));
  const catalogs = CATALOGS.filter(({ name }) => name === 'shared' || name === 'server');
  const paths = catalogs.flatMap((catalog) =>
    chapterNames(catalog).flatMap((name) => keysOf(readChapter(catalog, SOURCE, name))),
  );
  expect(paths.filter((path) => !isUsed(path, mentions)).map((path) => path.join(' > '))).toEqual([]);
});

/** Parts of the shared code whose texts are in `shared/src/words`, or that have no texts at all. */
const PARTS = ['kit', 'scenario', 'maps', 'protocol', 'recording'];
/** Exempt texts: keywords of file formats and of a parser, and the protocol's names of seats, which the page words. */
const FORMATS = /^(Map|Grounds|ValueExpected|Game master|Player|Spectator)$|<\/?\w/;

it.each(PARTS)('the shared folder %s has all its user-facing texts in its catalog', (folder) => {
  const strays = findStrayTexts(sourcesIn(folder, isRule));
  expect(strays.filter(({ text }) => !FORMATS.test(text.trim()))).toEqual([]);
});

/** The server's parts that send texts to the page. Their catalog is `words`. */
const SERVER_PARTS = [
  'battles',
  'bots',
  'chat',
  'guard',
  'http',
  'relays',
  'rooms',
  'seats',
  'spectators',
  'synced',
];
/** Exempt texts: HTTP headers and status lines, reasons for closing a socket, and names of synced classes. */
const PROTOCOLS =
  /^([A-Z]\w+-[A-Z]\w+|Origin|Cookie|GET, POST|private, max-age.*|\d{3} [\w ]+|\\r\\n.*|no message|too many|\w+State)$/;

it.each(SERVER_PARTS)('the server folder %s has all its user-facing texts in the catalog', (folder) => {
  const strays = findStrayTexts(sourcesIn(folder, () => true, SERVER));
  expect(strays.filter(({ text }) => !PROTOCOLS.test(text.trim()))).toEqual([]);
});

/** Returns the catalog of a ruleset. */
async function catalogOf(folder: string): Promise<{ TEXT: Readonly<Record<string, unknown>> }> {
  return await import(new URL(`${folder}/words/catalog.ts`, ROOT).href);
}

/**
 * Returns whether the code mentions the last key of a path, or its start if the code appends the rest (`not-enough-`).
 */
function isUsed(path: readonly string[], mentions: ReadonlySet<string>): boolean {
  const [chapter, key = ''] = [path[0], path.at(-1)];
  if (chapter === 'scenarios' && path[1] === 'files') return true; // the page lists all ready-made fights, so these keys are used
  if (chapter === 'sides') return true; // setups name the sides
  if (chapter === 'syntaxFaults') return true; // the parser names the faults
  if (chapter === 'sheet' && path.length === 2) return true; // the page shows every heading of a sheet
  return mentions.has(key) || [...mentions].some((part) => part.endsWith('-') && key.startsWith(part));
}

/** Returns the paths of all texts in a catalog. */
function keysOf(catalog: object, path: readonly string[] = []): string[][] {
  return Object.entries(catalog).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value !== 'object' || value === null) {
      return /^(label|help|short|title|blurb)$/.test(key) ? [[...path]] : [here];
    }
    return keysOf(value, here);
  });
}
