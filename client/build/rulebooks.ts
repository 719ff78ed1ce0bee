import { iconsOf } from '@riposte/shared/authoring/icons';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import { fileIn } from '@riposte/shared/protocol/page-language';
import { chapterTextsOf } from '@riposte/shared/rulebook/rulebook-files';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import type { Plugin } from 'vite';

/**
 * Adds the chapters and icons of the rulebooks of this release to the page, under the same addresses as those of
 * packages, with the chapters in a language. The icons come from the game-icons collection. Each icon is an SVG path in
 * a square of 128 units.
 */
export function rulebooks(language: string): Plugin {
  return {
    name: 'rulebooks',
    async generateBundle() {
      for (const [fileName, content] of await files(language))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    },
    configureServer({ middlewares }) {
      const loading = files(language);
      middlewares.use(async ({ url }, response, next) => {
        const content = (await loading).get(url?.slice(1) ?? '');
        if (content) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(content));
        else next();
      });
    },
  };
}

/** Returns the content of each file, by its path. */
async function files(language: string): Promise<ReadonlyMap<string, unknown>> {
  const books = new Rulebooks(SHELF).latest.map(async ({ id, version, load }) => {
    const folder = `rulebooks/${editionName(id, version)}`;
    const chapters = chapterTextsOf(id, language);
    const icons = iconsOf((await load()).ruleset, import.meta.dirname) ?? {};
    return { [`${folder}/${fileIn(language, 'chapters.json')}`]: chapters, [`${folder}/icons.json`]: icons };
  });
  return new Map((await Promise.all(books)).flatMap(Object.entries));
}
