import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The pages of the guide as they are in their files. A language has a folder of its own, such as `docs/guide/de`. */

/** The folder with the English pages. */
export const GUIDE = join(import.meta.dirname, '../../docs/guide');

/** A guide page in Markdown. */
export interface GuideText {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** Returns the names of the guide's files, in reading order. */
export function guideFiles(): string[] {
  return readdirSync(GUIDE)
    .filter((file) => /^\d\d-[a-z-]+\.md$/.test(file))
    .sort();
}

/** Returns an English page. */
export function englishPage(file: string): GuideText {
  return readPage(join(GUIDE, file));
}

/**
 * Returns a page in a language; undefined if it is not translated. Sections have the ids of the English sections, so
 * that every link works in each language.
 */
export function translatedPage(file: string, language: string): GuideText | undefined {
  const path = join(GUIDE, language, file);
  if (!existsSync(path)) return undefined;
  const { sections: english } = englishPage(file);
  const page = readPage(path);
  return {
    ...page,
    sections: page.sections.map((one, index) => ({ ...one, id: english[index]?.id ?? one.id })),
  };
}

function readPage(path: string): GuideText {
  const [head = '', ...parts] = readFileSync(path, 'utf8').split(/^## /m);
  const [, title = '', summary = ''] = /^# (.+)\n\n([\s\S]*?)\s*$/.exec(head) ?? [];
  return { title, summary, sections: parts.map(readSection) };
}

function readSection(part: string): GuideText['sections'][number] {
  const end = part.indexOf('\n');
  const title = part.slice(0, end);
  return { id: slugOf(title), title, text: part.slice(end).trim() };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
