import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '@riposte/shared/protocol/page-language';
import type { Plugin, Rolldown } from 'vite';

const PUBLIC = join(import.meta.dirname, '../public');
/** The files of the folder `public` that pages show. */
const SHOWN = ['favicon.svg', 'icons/192.png', 'table.webp'];
/** The page and its manifest, before the build gives them names for the language. */
const [PAGE, MANIFEST] = ['index.html', 'riposte.webmanifest'];
/** The modules whose chunks are cached in advance, so that they work offline even if they were never opened before. */
const MODULES = [
  'main.tsx',
  'map/board.ts',
  'map/effects/loaded-effects.ts',
  'offline/offline.tsx',
  'pages/guide-page.tsx',
  'pages/landing-page.tsx',
  'pages/listed-fights.tsx',
  'pages/my-battles.tsx',
  'pages/replay.tsx',
  'pages/rules-page.tsx',
  'pages/sit-down.tsx',
].map((module) => `/client/src/${module}`);
const [PLACE, RELEASE] = ['self.__WB_MANIFEST', 'self.__RELEASE_FILES'];

type Bundle = Rolldown.OutputBundle;

/**
 * Returns the plugin that writes the list of files that the service worker `worker` caches in advance: first the page,
 * then its manifest and pictures, and the chunks of `MODULES` with all that they import. Also writes the list of all
 * files of the release, because the worker caches no others.
 */
export function precache(worker: string, language: string): Plugin {
  return {
    name: 'precache',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const script = bundle[worker];
      const page = bundle[PAGE];
      if (script?.type !== 'chunk' || page?.type !== 'asset') throw new Error('The build lacks the page.');
      for (const place of [PLACE, RELEASE])
        if (!script.code.includes(place)) throw new Error(`${worker} does not contain ${place}.`);
      const files = [
        { url: `/${fileIn(language, PAGE)}`, revision: hashOf(page.source) },
        { url: `/${fileIn(language, MANIFEST)}`, revision: hashOf(page.source) }, // the manifest changes with the page's texts
        ...SHOWN.map((file) => ({ url: `/${file}`, revision: hashOf(readFileSync(join(PUBLIC, file))) })),
        ...[...chunksIn(bundle)].sort().map((file) => ({ url: `/${file}`, revision: null })),
      ];
      const release = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      script.code = script.code.replace(PLACE, () => JSON.stringify(files));
      script.code = script.code.replace(RELEASE, () => JSON.stringify(release));
    },
  };
}

function chunksIn(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  for (const module of MODULES) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`No chunk contains ${module}.`);
    addWithImports(bundle, chunk.fileName, found);
  }
  return found;
}

/** Adds a chunk, its styles and all chunks that it imports. */
function addWithImports(bundle: Bundle, file: string, found: Set<string>): void {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) addWithImports(bundle, next, found);
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
