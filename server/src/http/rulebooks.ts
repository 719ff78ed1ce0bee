import type { RulebookModule } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { Router } from 'express';
import type { BattleServices } from '../services/services.ts';

/** The path of the modules. */
const MODULES = '/rulebooks';

/** The route that lists the installed rulebook packages, for pages that load their modules. */
export function rulebookRoutes({ modules = [] }: BattleServices): Router {
  const router = Router();
  const installed = modules.map(infoOf);
  router.get('/rulebooks', (_request, response) => {
    response.json(installed);
  });
  return router;
}

/**
 * The modules of the installed packages. Browsers keep them forever, because the address contains the hash. The
 * hash itself is checked by the page.
 */
export function rulebookModules({ modules = [] }: BattleServices): Router {
  const router = Router();
  for (const module of modules)
    router.get(pathOf(module), (_request, response) => {
      response.sendFile(module.file, { immutable: true, maxAge: '1y', dotfiles: 'allow' });
    });
  return router;
}

function infoOf(module: RulebookModule): InstalledRulebook {
  const { id, version, origin } = module;
  return { id, version, ...origin, address: `${pathOf(module)}?${encodeURIComponent(origin.hash)}` };
}

const pathOf = ({ id, version }: RulebookModule) => `${MODULES}/${editionName(id, version)}.js`;
