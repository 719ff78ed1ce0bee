import type { RulebookModule } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
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
    router.get(`${pathOf(module)}/icons.json`, (_request, response) => {
      response.json(module.documents.icons);
    });
    router.get(`${pathOf(module)}/chapters.json`, (_request, response) => {
      response.json(module.documents.chapters);
    });
  }
  return router;
}

function infoOf(module: RulebookModule): InstalledRulebook {
  const { id, version, origin } = module;
  return { id, version, ...origin, address: `${pathOf(module)}.js?${encodeURIComponent(origin.hash)}` };
}

const pathOf = ({ id, version }: RulebookModule) => `${MODULES}/${editionName(id, version)}`;
