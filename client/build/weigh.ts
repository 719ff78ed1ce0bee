import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/* Says how much script the page loads over the wire, and fails where that is more than anybody should wait for. */

const PAGE = join(import.meta.dirname, '../dist');
const FRONT = 'index.html';
/** Most kilobytes of script by brotli, as browsers get it over https; over plain http they take gzip at best. */
const MOST = { front: 60, table: 300 };
/** Panels that most who sit down at a table do not see before they do something, or not at all. */
const LATE_PANELS = [
  'aim-card',
  'rules-sheet',
  'bring-heroes',
  'end-screen',
  'gm-side',
  'context-menu',
  'help-sheet',
  'hint-card',
  'landing-page',
  'listed-fights',
  'lobby-panel',
  'my-battles',
  'spectators',
  'own-sheet',
  'passphrase-page',
  'replay',
  'rewinding',
  'rules-page',
  'order-picker',
  'stream-page',
  'chat-panel',
  'undone-steps',
  'workshop-page',
];
/**
 * Besides: what other machines load instead (of a renderer), what only battles of earlier versions, with content of their own
 * or with a picture under their map need, the text of rulebooks, and the sounds.
 */
const ELSEWHERE = [
  /\/(WebGPURenderer|CanvasRenderer)\.mjs$/,
  /\/editions\//,
  /\/(sounds|backdrop-layer)\.ts$/,
  /rulebooks(\/\w+)?$/,
  /^_apply-content-/,
  new RegExp(`/(${LATE_PANELS.join('|')})\\.tsx$`),
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(PAGE, '.vite/manifest.json'), 'utf8'),
);
const rulesets = Object.keys(chunks).filter((key) => /\/rulesets\/\w+\/index\.ts$/.test(key));
const isPictures = (key: string) => /glyphs\/\w+$/.test(key);

/** All files that are loaded with a chunk, `lazily` too. */
function filesWith(key: string, lazily: (key: string) => boolean, found = new Set<string>()): Set<string> {
  const { file, imports = [], dynamicImports = [] } = chunks[key] ?? {};
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  for (const next of [...imports, ...dynamicImports.filter(lazily)]) filesWith(next, lazily, found);
  return found;
}

/** Kilobytes of some files over the wire, compressed in that way where they have been. */
function weightOf(files: ReadonlySet<string>, ending: 'gz' | 'br'): number {
  const sizes = [...files].map((file) => {
    const path = join(PAGE, file);
    return statSync(existsSync(`${path}.${ending}`) ? `${path}.${ending}` : path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function weigh(what: string, files: ReadonlySet<string>, most: number): void {
  const [brotli, gzip] = [weightOf(files, 'br'), weightOf(files, 'gz')];
  console.log(`${what}: ${brotli.toFixed(1)} kB of script, at most ${most} (by gzip ${gzip.toFixed(1)})`);
  if (brotli > most) process.exitCode = 1;
}

const front = filesWith(FRONT, (key) => key.endsWith('/landing-page.tsx'));
weigh('Front page', front, MOST.front);
for (const ruleset of rulesets) {
  const name = ruleset.split('/').at(-2);
  const isOfAnother = (key: string) =>
    isPictures(key) ? !key.endsWith(`/${name}`) : rulesets.includes(key) && key !== ruleset;
  const isLoaded = (key: string) => !isOfAnother(key) && !ELSEWHERE.some((late) => late.test(key));
  weigh(`Table with ${name}`, filesWith(FRONT, isLoaded), MOST.table);
}
if (process.exitCode) console.error('The page has become too heavy: see client/build/weigh.ts.');
