import { preact } from '@preact/preset-vite';
import { fileIn } from '@riposte/shared/protocol/page-language';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { languages, SOURCE } from '../scripts/messages/catalog.ts';
import { PSEUDO } from '../scripts/messages/pseudo.ts';
import { fonts } from './build/fonts.ts';
import { guide } from './build/guide.ts';
import { messages } from './build/messages.ts';
import { precache } from './build/precache.ts';
import { rulebooks } from './build/rulebooks.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 2567}`;
const here = import.meta.dirname;
/** The language of the page. `build/build.ts` builds the page in each language. */
const language = process.env.PAGE_LANGUAGE ?? SOURCE;
const inLanguage = () =>
  messages(language, [...languages(), ...(process.env.PSEUDO === 'yes' ? [PSEUDO] : [])]);

/** Limits PixiJS to the parts in `build/pixi.js`. */
const alias = [
  { find: /^pixi\.js$/, replacement: `${here}/build/pixi.js` },
  { find: /^pixi(?=\/)/, replacement: `${here}/../node_modules/pixi.js/lib` },
];

const UNUSED_FILES = [
  'H3Transport',
  'RoomInput',
  'Auth',
  'SVGParser',
  'parseSVGPath',
  'buildArcToSvg',
  'roundShape',
  'measureTaggedText',
  'wordWrap',
  'getCanvasFillStyle',
  'FillGradient',
  'ParticleBuffer',
  'generateParticleUpdatePolyfill',
  'AlphaMaskPipe',
  'StencilMaskPipe',
  'glUploadCompressedTextureResource',
  'glUploadVideoResource',
  'sayHello',
];
const UNUSED_PARTS = new RegExp(
  String.raw`^\.\.?/(?:[\w./-]*/)?(?:${UNUSED_FILES.join('|')})\.mjs$|^@pixi/colord/plugins/names$`,
);

/**
 * Replaces unused parts of PixiJS and the Colyseus SDK with `build/stubs.js`. Aliases would only work in production,
 * because Vite's development server ignores them when it bundles packages.
 */
const stubs: Plugin = {
  name: 'stubs',
  enforce: 'pre',
  resolveId: (id) => (UNUSED_PARTS.test(id) ? `${here}/build/stubs.js` : undefined),
};

/** Returns the file name of a chunk. Chunks with a rulebook's code are named after the rulebook. */
function nameOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, book = ''] =
    /\/(?:rulesets|editions)\/([\w-]+)\/(?:index\.ts|rulebook\.js)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${book === '' ? '[name]' : `${book}.rules`}-[hash].js`;
}

/** Joins parts of the engine and of PixiJS that chunks share. One large chunk compresses better than many small ones. */
const JOINED = [
  { name: 'engine', test: /\/shared\/src\/(?:engine|kit|hex)\//, minShareCount: 3 },
  { name: 'pixi', test: /\/(?:pixi\.js\/lib|@pixi|eventemitter3)\//, minShareCount: 2 },
];

/** The parts that every page loads: Preact, and the formats of the page's language. */
const BASE = {
  name: 'base',
  test: /\/node_modules\/@?preact\/|\/(?:client|shared)\/src\/(?:engine\/)?language\/(?:intl|language)\.ts$/,
};

/** The server sends pages as they are, so only other files are compressed. */
const COMPRESSED = { threshold: 300, exclude: /\.html$/, logLevel: 'silent' } as const;

/** The service worker. Its address never changes, because browsers look for updates there. Each language has its own. */
const SERVICE_WORKER = 'service-worker';
const workerFile = fileIn(language, `${SERVICE_WORKER}.js`);

export default defineConfig({
  root: here,
  plugins: [
    stubs,
    inLanguage(),
    preact({ devToolsEnabled: false }),
    fonts(),
    rulebooks(language),
    guide(language),
    precache(workerFile, language),
    process.env.COMPRESS !== 'no' && compression(COMPRESSED),
  ],
  resolve: { alias },
  optimizeDeps: { rolldownOptions: { plugins: [stubs] } },
  worker: { format: 'es', plugins: () => [inLanguage()] }, // allows a worker to load only the rulebook that it needs
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600, // the code that writes PDF files is large, but loads only for them
    emptyOutDir: language === SOURCE, // the other languages add their files
    manifest: `.vite/${language}.json`, // build/weigh.ts reads it
    rolldownOptions: {
      input: {
        index: `${here}/index.html`,
        [SERVICE_WORKER]: `${here}/src/service-worker/service-worker.ts`,
      },
      output: {
        chunkFileNames: nameOf,
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? workerFile : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [BASE, ...JOINED] },
      },
      optimization: { inlineConst: { mode: 'all' } }, // copies text into the chunks that show it, so that no chunk loads all of it
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/rulebooks': server,
      '/colyseus': { target: server, ws: true, rewrite: (path) => path.replace(/^\/colyseus/, '') },
    },
  },
});
