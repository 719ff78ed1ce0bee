import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Riposte</title>
<p>The server is running, but its page has not been built. Run <code>npm run build -w client</code>.</p>
`;

/** Serves the built client: its files, and its page under every path of the application. */
export function pageRoutes(folder: string): Router {
  const router = Router();
  const assets = express.static(join(folder, 'assets'), {
    immutable: true,
    maxAge: '1y',
    fallthrough: false,
  });
  router.use('/assets', assets);
  router.use(express.static(folder, { index: false }));
  router.get('/{*path}', (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    if (existsSync(join(folder, 'index.html'))) response.sendFile('index.html', { root: folder });
    else response.status(503).type('html').send(NOT_BUILT);
  });
  return router;
}
