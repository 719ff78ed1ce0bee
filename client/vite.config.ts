import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fonts } from './build/fonts.ts';
import { glyphs } from './build/glyphs.ts';
import { rulebooks } from './build/rulebooks.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 2567}`;
const here = import.meta.dirname;

/**
 * In a build, what is drawn with PixiJS comes with the parts that are named in `build/pixi.js` and no others; what those
 * and the line to the server would bring along for nothing is in `build/left-out.js`.
 */
const parts = [
  { find: /^pixi\.js$/, replacement: `${here}/build/pixi.js` },
  { find: /^pixi(?=\/)/, replacement: `${here}/../node_modules/pixi.js/lib` },
  {
    find: /^\.\.?\/[\w./-]*(?:H3Transport|RoomInput|Auth|SVGParser|parseSVGPath|buildArcToSvg|roundShape|measureTaggedText|ParticleBuffer|FillGradient)\.mjs$/,
    replacement: `${here}/build/left-out.js`,
  },
  { find: '@pixi/colord/plugins/names', replacement: `${here}/build/left-out.js` },
];

/** Names the chunks of a ruleset after it: its rules, its pictures and its rulebook. */
function nameOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, book, pictured, text] =
    /\/rulesets\/(\w+)\/index\.ts$|glyphs\/(\w+)$|rulebooks\/(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  if (text !== undefined) return `assets/${text}.rulebook-[hash].js`;
  if (pictured !== undefined) return `assets/${pictured}.glyphs-[hash].js`;
  return `assets/${book === undefined ? '[name]' : `${book}.rules`}-[hash].js`;
}

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [
    preact({ devToolsEnabled: false }),
    fonts(),
    glyphs(),
    rulebooks(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 300, logLevel: 'silent' }),
  ],
  resolve: { alias: command === 'build' ? parts : [] },
  worker: { format: 'es' }, // in parts: of the rulebooks it loads the one it plays
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // for build/weigh.ts
    rolldownOptions: {
      output: { chunkFileNames: nameOf },
      optimization: { inlineConst: { mode: 'all' } }, // the page's words come in the part that says them
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/colyseus': { target: server, ws: true, rewrite: (path) => path.replace(/^\/colyseus/, '') },
    },
  },
}));
