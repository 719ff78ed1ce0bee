import { join } from 'node:path';
import { fileIn } from '@riposte/shared/protocol/page-language';
import { Router } from 'express';
import staticFiles from 'express-static-gzip';
import { notBuilt } from '../words/not-built.ts';
import { nothingHere } from './failure-handler.ts';
import { languageFor, pageLanguages } from './page-language.ts';

/** Serves compressed files to clients that accept them. */
const COMPRESSED = { enableBrotli: true, orderPreference: ['br', 'gzip'], index: false };

/** Serves the built client: its files, and its page in the user's language for all other paths. */
export function pageRoutes(folder: string): Router {
  const router = Router();
  const assets = { immutable: true, maxAge: '1y', fallthrough: false }; // cached forever, because the names of these files change with their content
  router.use('/assets', staticFiles(join(folder, 'assets'), { ...COMPRESSED, serveStatic: assets }));
  router.use(staticFiles(folder, COMPRESSED));
  router.use('/rulebooks', nothingHere); // a missing file of a rulebook is not a page
  let languages = pageLanguages(folder);
  router.get('/{*path}', (request, response) => {
    response.set('Cache-Control', 'no-cache').vary('Accept-Language').vary('Cookie');
    if (languages.length === 0) languages = pageLanguages(folder); // built after the start
    if (languages.length === 0) response.status(503).type('html').send(notBuilt);
    else response.sendFile(fileIn(languageFor(request, languages), 'index.html'), { root: folder });
  });
  return router;
}
