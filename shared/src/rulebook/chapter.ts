/** A clause or ruling: its id, such as `FLOW-25` or `FLOW-R3`, its title, and its text in Markdown. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A part of a chapter under a heading of its own; the first part of a chapter has no heading. */
export interface Section {
  readonly title: string | null;
  /** The Markdown before the section's first clause; may be empty. */
  readonly text: string;
  readonly clauses: readonly Clause[];
}

/** One chapter of a rulebook. */
export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The error for a chapter's file that does not follow the format. The message names the line. */
export class ChapterError extends Error {}

/** Matches the id of a clause or ruling anywhere in a string. */
export const CLAUSE_ID = /\b[A-Z]+-R?\d+\b/g;

const CLAUSE_HEADING = /^([A-Z]+-R?\d+) (\S.*)$/;

/** Returns the clauses of a chapter in reading order. Works for any representation of the clauses' text. */
export function clausesOf<C>({
  sections,
}: {
  readonly sections: readonly { readonly clauses: readonly C[] }[];
}): C[] {
  return sections.flatMap(({ clauses }) => clauses);
}

interface Draft {
  readonly title: string | null;
  readonly lines: string[];
  readonly clauses: { readonly id: string; readonly title: string; readonly lines: string[] }[];
}

/**
 * Reads a chapter of a rulebook from its Markdown. The headings are `# Chapter`, `## Section` and `### ID Clause
 * title`, with text below each. Throws a `ChapterError` that names the line of the first invalid heading.
 */
export function readChapter(markdown: string): Chapter {
  const [first = '', ...rest] = markdown.split('\n');
  if (!/^# \S/.test(first)) throw new ChapterError('Line 1: a chapter must begin with its title, "# Title".');
  const sections: Draft[] = [{ title: null, lines: [], clauses: [] }];
  for (const [index, line] of rest.entries()) {
    const section = sections.at(-1);
    const [, marks = '', heading = ''] = /^(#+) (.*)$/.exec(line) ?? [];
    if (marks === '') (section?.clauses.at(-1) ?? section)?.lines.push(line);
    else if (marks === '##') sections.push({ title: heading, lines: [], clauses: [] });
    else section?.clauses.push({ ...clauseHeading(marks, heading, index + 2), lines: [] });
  }
  return { title: first.slice(2).trim(), sections: sections.map(finished).filter(hasContent) };
}

/** Returns the Markdown of a chapter, from which `readChapter` reads an equal chapter. */
export function writeChapter({ title, sections }: Chapter): string {
  const parts = sections.flatMap((section) => [
    ...(section.title === null ? [] : [`## ${section.title}`]),
    section.text,
    ...section.clauses.flatMap((clause) => [`### ${clause.id} ${clause.title}`, clause.text]),
  ]);
  return `${[`# ${title}`, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

function clauseHeading(marks: string, heading: string, line: number): { id: string; title: string } {
  const [, id, title] = CLAUSE_HEADING.exec(heading) ?? [];
  if (marks !== '###' || id === undefined || title === undefined)
    throw new ChapterError(
      `Line ${line}: "${marks} ${heading}" is neither "## Section" nor "### ID Clause title".`,
    );
  return { id, title };
}

function finished({ title, lines, clauses }: Draft): Section {
  return {
    title,
    text: lines.join('\n').trim(),
    clauses: clauses.map(({ lines: own, ...clause }) => ({ ...clause, text: own.join('\n').trim() })),
  };
}

function hasContent({ title, text, clauses }: Section): boolean {
  return title !== null || text !== '' || clauses.length > 0;
}
