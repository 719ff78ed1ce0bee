import { CLAUSE_ID } from '@riposte/shared/rulebook/chapter';
import { chaptersOf } from '@riposte/shared/rulebook/rulebook-files';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import type { Plugin } from 'vite';
import { chapterAsHtml } from '../src/rules/chapter-html.ts';
import { htmlOf } from './markdown.ts';

const NAME = 'virtual:rulebooks';
const RESOLVED = `\0${NAME}`;

/**
 * Provides `virtual:rulebooks`, which loads the chapters of a ruleset's rulebook on demand, in a language and with their
 * text as HTML.
 */
export function rulebooks(language: string): Plugin {
  return {
    name: 'rulebooks',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const ruleset = id.slice(RESOLVED.length + 1);
      if (ruleset !== '')
        return `export const CHAPTERS = ${JSON.stringify(chaptersOf(ruleset, language).map((chapter) => chapterAsHtml(chapter, linked)))};`;
      const loaders = Object.keys(SHELF).map((name) => `'${name}': () => import('${NAME}/${name}')`);
      return `export const LOADERS = { ${loaders.join(', ')} };`;
    },
  };
}

/** Converts Markdown to HTML. Each clause id becomes a link to its clause. */
function linked(markdown: string): string {
  return htmlOf(markdown).replaceAll(CLAUSE_ID, (id) => `<a href="#${id}">${id}</a>`);
}
