import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import staticFiles from 'express-static-gzip';
import { notBuilt } from '../words/not-built.ts';

/** Serves compressed files to clients that accept them. */
const COMPRESSED = { enableBrotli: true, orderPreference: ['br', 'gzip'], index: false };

/** Serves the built client: its files, and its page for all other paths. */
export function pageRoutes(folder: string): Router {
  const router = Router();
  const assets = { immutable: true, maxAge: '1y', fallthrough: false }; // cached forever, because the names of these files change with their content
  router.use('/assets', staticFiles(join(folder, 'assets'), { ...COMPRESSED, serveStatic: assets }));
  router.use(staticFiles(folder, COMPRESSED));
  router.get('/{*path}', (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    if (existsSync(join(folder, 'index.html'))) response.sendFile('index.html', { root: folder });
    else response.status(503).type('html').send(notBuilt);
  });
  return router;
}
