import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fonts } from './build/fonts.ts';
import { glyphs } from './build/glyphs.ts';
import { rulebooks } from './build/rulebooks.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 2567}`;
const here = import.meta.dirname;

/**
 * Limits PixiJS to the parts in `build/pixi.js`, and replaces unused parts of PixiJS and the Colyseus SDK by the stubs in
 * `build/stubs.js`. Development and production use the same aliases, and therefore run the same code.
 */
const alias = [
  { find: /^pixi\.js$/, replacement: `${here}/build/pixi.js` },
  { find: /^pixi(?=\/)/, replacement: `${here}/../node_modules/pixi.js/lib` },
  {
    find: /^\.\.?\/[\w./-]*(?:H3Transport|RoomInput|Auth|SVGParser|parseSVGPath|buildArcToSvg|roundShape|measureTaggedText|ParticleBuffer|FillGradient)\.mjs$/,
    replacement: `${here}/build/stubs.js`,
  },
  { find: '@pixi/colord/plugins/names', replacement: `${here}/build/stubs.js` },
];

/** Returns the file name of a chunk. The rules and pictures of a rulebook are named after it. */
function nameOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, book, pictured, text] =
    /\/rulesets\/(\w+)\/index\.ts$|glyphs\/(\w+)$|rulebooks\/(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  if (text !== undefined) return `assets/${text}.rulebook-[hash].js`;
  if (pictured !== undefined) return `assets/${pictured}.glyphs-[hash].js`;
  return `assets/${book === undefined ? '[name]' : `${book}.rules`}-[hash].js`;
}

export default defineConfig({
  root: here,
  plugins: [
    preact({ devToolsEnabled: false }),
    fonts(),
    glyphs(),
    rulebooks(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 300, logLevel: 'silent' }),
  ],
  resolve: { alias },
  worker: { format: 'es' }, // a worker loads only the rulebook that it needs
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // read by build/weigh.ts
    rolldownOptions: {
      output: { chunkFileNames: nameOf },
      optimization: { inlineConst: { mode: 'all' } }, // each chunk contains only the texts that it shows
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/colyseus': { target: server, ws: true, rewrite: (path) => path.replace(/^\/colyseus/, '') },
    },
  },
});
