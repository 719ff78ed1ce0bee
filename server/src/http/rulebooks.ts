import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RulebookModule } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { chapterFilesIn } from '@riposte/shared/rulebook/rulebook-files';
import { Router } from 'express';
import type { BattleServices } from '../services/services.ts';

/** The path of the packages. */
const MODULES = '/rulebooks';

/** Returns the route that lists the installed rulebook packages, for pages that load their modules. */
export function rulebookRoutes({ modules = [] }: BattleServices): Router {
  const router = Router();
  const installed = modules.map(infoOf);
  router.get('/rulebooks', (_request, response) => {
    response.json(installed);
  });
  return router;
}

/**
 * Returns the routes for the modules and documents of the installed packages. Browsers cache modules forever, because
 * their addresses contain the hash. The page checks the hash.
 */
export function rulebookModules({ modules = [] }: BattleServices): Router {
  const router = Router();
  for (const module of modules) {
    router.get(`${pathOf(module)}.js`, (request, response, next) => {
      if (!Object.hasOwn(request.query, module.origin.hash)) return next(); // another process has other rules under this name
      response.sendFile(module.file, { immutable: true, maxAge: '1y', dotfiles: 'allow' });
    });
    router.get(`${pathOf(module)}/icons.json`, async (_request, response) => {
      response.json(await iconsOf(module));
    });
    router.get(`${pathOf(module)}/chapters.json`, async (_request, response) => {
      response.json(await chaptersOf(module));
    });
  }
  return router;
}

/** Returns the icons of a package, as SVG paths by name; empty if it has none. */
async function iconsOf({ file }: RulebookModule): Promise<unknown> {
  const text = await readFile(join(dirname(file), 'icons.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Returns the Markdown of the English chapters in reading order; empty if the package has none. */
async function chaptersOf({ file }: RulebookModule): Promise<readonly string[]> {
  const paths = chapterFilesIn(join(dirname(file), 'texts/en'));
  return await Promise.all(paths.map((path) => readFile(path, 'utf8')));
}

function infoOf(module: RulebookModule): InstalledRulebook {
  const { id, version, origin } = module;
  return { id, version, ...origin, address: `${pathOf(module)}.js?${encodeURIComponent(origin.hash)}` };
}

const pathOf = ({ id, version }: RulebookModule) => `${MODULES}/${editionName(id, version)}`;
