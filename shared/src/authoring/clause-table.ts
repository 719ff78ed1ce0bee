import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { caseFilesIn, readCase } from '../cases/case-files.ts';
import { CLAUSE_ID, clausesOf } from '../rulebook/chapter.ts';
import { chaptersIn } from '../rulebook/rulebook-files.ts';
import type { HostedRulebook } from '../rulebook/rulebook-package.ts';
import { type RulebookProject, repositoryProject } from './project.ts';

/** A clause of a rulebook, and the cases that test it. */
export interface ClauseRow {
  readonly id: string;
  readonly title: string;
  /** The names of the case files that cite the clause, without `.json`. */
  readonly cases: readonly string[];
}

/** A clause with the code that implements it. */
export interface CodedClause extends ClauseRow {
  /** The lines that cite the clause, as `file:line` below the ruleset's folder. */
  readonly code: readonly string[];
}

/** Files that mention clauses but do not implement them. */
const WORDS = ['glossary.ts', 'description.ts', 'log.ts'];

type Folders = Pick<RulebookProject, 'sources' | 'rules' | 'cases'>;

/** Returns the clauses of a rulebook in reading order. Packages have no code. */
export function clauseTable({
  id,
  folder,
}: Pick<HostedRulebook, 'id' | 'folder'>): readonly (ClauseRow & Partial<CodedClause>)[] {
  return folder === undefined ? clausesIn(repositoryProject(id)) : packageClauses(folder);
}

/**
 * Returns all clauses of a rulebook in reading order, with the lines and cases that cite them. Returns an empty list
 * if it has no chapters. Throws `ChapterError` if the chapters cannot be read.
 */
export function clausesIn(folders: Folders): CodedClause[] {
  const code = citationsIn(folders.sources);
  const cases = casesByClause(folders.cases);
  return chaptersIn(folders.rules)
    .flatMap(clausesOf)
    .map(({ id, title }) => ({ id, title, code: code.get(id) ?? [], cases: cases.get(id) ?? [] }));
}

/** Returns the clauses of a package in reading order, with the cases that cite them. */
function packageClauses(folder: string): ClauseRow[] {
  const clauses: readonly Pick<ClauseRow, 'id' | 'title'>[] = JSON.parse(
    readFileSync(join(folder, 'clauses.json'), 'utf8'),
  );
  const cases = casesByClause(join(folder, 'cases'));
  return clauses.map(({ id, title }) => ({ id, title, cases: cases.get(id) ?? [] }));
}

/** Returns, for each clause, the lines of code that cite it in a comment at the end of the line. */
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
  return code.trim() === '' ? [] : (comment.match(CLAUSE_ID) ?? []);
}

function casesByClause(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of caseFilesIn(folder)) {
    for (const id of readCase(file).clauses) add(found, id, basename(file, '.json'));
  }
  return found;
}

function add(found: Map<string, string[]>, id: string, place: string): void {
  const places = found.get(id) ?? [];
  if (!places.includes(place)) places.push(place);
  found.set(id, places);
}
