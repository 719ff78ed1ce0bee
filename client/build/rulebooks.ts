import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconsOf } from '@riposte/shared/authoring/icons';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import { chapterFilesIn } from '@riposte/shared/rulebook/rulebook-files';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import type { Plugin } from 'vite';

const RULES = fileURLToPath(new URL('../../shared/rules', import.meta.url));

/**
 * Adds the chapters and icons of the rulebooks of this release to the page, under the same addresses as those of
 * packages. The icons come from the game-icons collection. Each icon is an SVG path in a square of 128 units.
 */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async generateBundle() {
      for (const [fileName, content] of await files())
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    },
    configureServer({ middlewares }) {
      const loading = files();
      middlewares.use(async ({ url }, response, next) => {
        const content = (await loading).get(url?.slice(1) ?? '');
        if (content) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(content));
        else next();
      });
    },
  };
}

/** Returns the content of each file, by its path. */
async function files(): Promise<ReadonlyMap<string, unknown>> {
  const books = new Rulebooks(SHELF).latest.map(async ({ id, version, load }) => {
    const folder = `rulebooks/${editionName(id, version)}`;
    const chapters = chapterFilesIn(`${RULES}/${id}`).map((file) => readFileSync(file, 'utf8'));
    const icons = iconsOf((await load()).ruleset, import.meta.dirname) ?? {};
    return { [`${folder}/chapters.json`]: chapters, [`${folder}/icons.json`]: icons };
  });
  return new Map((await Promise.all(books)).flatMap(Object.entries));
}
