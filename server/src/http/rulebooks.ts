import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulebookInfo } from '@riposte/shared/protocol/messages';
import { FIRST_LANGUAGE } from '@riposte/shared/protocol/page-language';
import { Router } from 'express';
import type { KnownRulebook } from '../battles/supervised-rulebooks.ts';
import type { BattleServices } from '../services/services.ts';

/** The path of the files that this server has for pages. */
const FILES = '/rulebooks';

/** Returns the route that lists the rulebooks of this server. */
export function rulebookRoutes({ rulebooks }: BattleServices): Router {
  const router = Router();
  router.get('/rulebooks', (_request, response) => {
    response.json(rulebooks.all.map(infoOf));
  });
  return router;
}

/**
 * Returns the routes for the files of rulebooks that the built page does not contain. Browsers cache modules forever,
 * because their addresses contain the hash. The page checks the hash.
 */
export function rulebookFiles({ rulebooks }: BattleServices): Router {
  const router = Router();
  for (const book of rulebooks.all) {
    const { served, origin } = book;
    if (!served || !origin) continue;
    router.get(`${pathOf(book)}.js`, (request, response, next) => {
      if (!Object.hasOwn(request.query, origin.hash)) return next(); // another process has other rules under this name
      response.sendFile(served.module, { immutable: true, maxAge: '1y', dotfiles: 'allow' });
    });
    router.get(`${pathOf(book)}/icons.json`, (_request, response) => {
      response.json(served.icons);
    });
    router.get(`${pathOf(book)}/chapters{.:language}.json`, ({ params: { language } }, response) => {
      const { chapters } = served;
      response.json(chapters.get(language ?? FIRST_LANGUAGE) ?? chapters.get(FIRST_LANGUAGE) ?? []);
    });
  }
  return router;
}

function infoOf(book: KnownRulebook): RulebookInfo {
  const { id, version, title, origin } = book;
  const module = origin && { origin, address: `${pathOf(book)}.js?${encodeURIComponent(origin.hash)}` };
  return { id, version, title, ...(module && { module }) };
}

const pathOf = ({ id, version }: KnownRulebook) => `${FILES}/${editionName(id, version)}`;
