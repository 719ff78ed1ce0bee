import { chaptersOf } from '@riposte/shared/cli/rulebook-files';
import { type Chapter, CLAUSE_ID } from '@riposte/shared/rulebook/chapter';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import type { Plugin } from 'vite';
import type { RulebookChapter } from '../src/rules/html-chapter.ts';
import { htmlOf } from './markdown.ts';

const NAME = 'virtual:rulebooks';
const RESOLVED = `\0${NAME}`;

/**
 * Provides `virtual:rulebooks`, which loads the chapters of a ruleset's rulebook on demand, with their text as HTML.
 */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const ruleset = id.slice(RESOLVED.length + 1);
      if (ruleset !== '')
        return `export const CHAPTERS = ${JSON.stringify(chaptersOf(ruleset).map(toHtml))};`;
      const loaders = Object.keys(SHELF).map((name) => `'${name}': () => import('${NAME}/${name}')`);
      return `export const LOADERS = { ${loaders.join(', ')} };`;
    },
  };
}

function toHtml({ title, sections }: Chapter): RulebookChapter {
  return {
    title,
    sections: sections.map((section) => ({
      title: section.title,
      html: linked(section.text),
      clauses: section.clauses.map(({ id, title, text }) => ({ id, title, html: linked(text) })),
    })),
  };
}

/** Converts Markdown to HTML. Each clause id becomes a link to its clause. */
function linked(markdown: string): string {
  return htmlOf(markdown).replaceAll(CLAUSE_ID, (id) => `<a href="#${id}">${id}</a>`);
}
