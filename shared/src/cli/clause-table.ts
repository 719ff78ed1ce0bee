import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { caseFiles, readCase } from './case-files.ts';

/** A clause of a rulebook, the code that carries it out and the cases that pin it down. */
export interface ClauseRow {
  readonly id: string;
  readonly title: string;
  /** Lines of code, as `file:line` below the ruleset's folder. */
  readonly code: readonly string[];
  /** Names of case files. */
  readonly cases: readonly string[];
}

/** Files that name clauses without carrying them out. */
const WORDS = ['clauses.ts', 'glossary.ts', 'description.ts', 'log.ts'];

const rulesetFolder = (ruleset: string) => fileURLToPath(new URL(`../rulesets/${ruleset}`, import.meta.url));
const caseFolder = (ruleset: string) => fileURLToPath(new URL(`../../cases/${ruleset}`, import.meta.url));

/** Where the table of a ruleset's clauses is kept. */
export function clauseReadme(ruleset: string): string {
  return join(rulesetFolder(ruleset), 'README.md');
}

/** Every clause of a ruleset with what cites it; undefined if the ruleset keeps no list of its clauses. */
export async function clauseTable(ruleset: string): Promise<ClauseRow[] | undefined> {
  const list = join(rulesetFolder(ruleset), 'clauses.ts');
  if (!existsSync(list)) return undefined;
  const { CLAUSES } = (await import(pathToFileURL(list).href)) as {
    CLAUSES: Readonly<Record<string, string>>;
  };
  const code = citationsIn(rulesetFolder(ruleset));
  const cases = casesByClause(ruleset);
  return Object.entries(CLAUSES).map(([id, title]) => ({
    id,
    title,
    code: code.get(id) ?? [],
    cases: cases.get(id) ?? [],
  }));
}

/** The clauses named in comments at the end of lines that do something. */
function citationsIn(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !WORDS.includes(basename(name)))
    .sort();
  for (const name of names) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const id of citedBy(line)) add(found, id, `${relative('.', name)}:${index + 1}`);
    }
  }
  return found;
}

function citedBy(line: string): string[] {
  const [, code = '', comment = ''] = /^(.*?)\/\/(.*)$/.exec(line) ?? [];
  return code.trim() === '' ? [] : (comment.match(/\b[A-Z]+-R?\d+\b/g) ?? []);
}

function casesByClause(ruleset: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!existsSync(caseFolder(ruleset))) return found;
  for (const file of caseFiles(caseFolder(ruleset))) {
    for (const id of readCase(file).clauses) add(found, id, basename(file, '.json'));
  }
  return found;
}

function add(found: Map<string, string[]>, id: string, place: string): void {
  const places = found.get(id) ?? [];
  if (!places.includes(place)) places.push(place);
  found.set(id, places);
}

/** The table as the ruleset's README shows it. */
export function clauseMarkdown(ruleset: string, rows: readonly ClauseRow[]): string {
  const body = rows.map(
    ({ id, title, code, cases }) =>
      `| ${id} | ${title} | ${code.map(linked).join(', ')} | ${cases.map((name) => name.slice(0, 3)).join(', ')} |`,
  );
  return `# The clauses of \`${ruleset}\`

Where each clause of the rulebook is carried out, and which cases in \`shared/cases/${ruleset}\` pin it down.
Written by \`npm run -s clauses -- ${ruleset}\`.

| Clause | What it is about | Code | Cases |
| --- | --- | --- | --- |
${body.join('\n')}
`;
}

function linked(place: string): string {
  const [file = '', line = ''] = place.split(':');
  return `[${place}](${file}#L${line})`;
}
