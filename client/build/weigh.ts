import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../scripts/messages/catalog.ts';

/**
 * Prints the compressed size of the scripts that each page loads in each language. Exits with an error if a page
 * exceeds its limit.
 */

const PAGE = join(import.meta.dirname, '../dist');
const FRONT = 'index.html';
/**
 * Size limits in kilobytes after Brotli compression. Browsers accept Brotli over HTTPS; over plain HTTP, they get
 * gzip.
 */
const MOST = { front: 60, table: 300 };
/** Pages and panels that load on demand. They do not count toward the limits. */
const LATE_PANELS = [
  'aim-card',
  'auto-responses',
  'bring-heroes',
  'chat-panel',
  'coach-card',
  'context-menu',
  'danger-switch',
  'derivation-panel',
  'end-screen',
  'gm-side',
  'guide-page',
  'help-sheet',
  'hint-card',
  'landing-page',
  'listed-fights',
  'lobby-panel',
  'map-details',
  'measure-switch',
  'my-battles',
  'order-builder',
  'order-buttons',
  'order-picker',
  'own-sheet',
  'passphrase-page',
  'path-note',
  'print-sheet',
  'replay',
  'rewinding',
  'roll-sum',
  'rules-page',
  'rules-sheet',
  'seat-clock',
  'spectators',
  'stack-panel',
  'stream-page',
  'stream-turning',
  'turning-panel',
  'undone-steps',
  'variation-page',
  'wait-note',
];
/**
 * Other chunks that are not counted: alternative renderers, sounds, the server's refusals, the key ring, saved tables,
 * the workshop and campaigns, the rulebooks' text, earlier editions, content packs, motions and figures. Also the code
 * for maps that move, have a background picture, or are printed, and for painting maps without a worker.
 */
const ELSEWHERE = [
  /\/(WebGPURenderer|CanvasRenderer)\.mjs$/,
  /\/editions\//,
  /\/(sounds|backdrop-layer|ambience-layer|loaded-effects|notes-layer|pointer-signs|template-layer|terrain-outlines-layer|map-picture|paint-map)\.ts$/,
  /\/key-ring\//,
  /\/net\/(served-rulebooks|server-wording)\.ts$/,
  /\/rules\/chapters\.ts$/,
  /\/(film|offline)\//,
  /\/pages\/between-fights\.ts$/,
  /\/figures\/paint\.ts$/,
  /^_(apply-content|template-layer)-/,
  new RegExp(`/(${LATE_PANELS.join('|')})\\.tsx$`),
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/**
 * Returns all files that a chunk loads: its static imports, and the dynamic imports for which `lazily` returns
 * true.
 */
function filesWith(
  chunks: Chunks,
  key: string,
  lazily: (key: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  const { file, imports = [], dynamicImports = [] } = chunks[key] ?? {};
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  for (const next of [...imports, ...dynamicImports.filter(lazily)]) filesWith(chunks, next, lazily, found);
  return found;
}

/** Returns the compressed size of files in kilobytes. A file without a compressed version counts at its full size. */
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

function weighLanguage(language: string): void {
  const chunks: Chunks = JSON.parse(readFileSync(join(PAGE, `.vite/${language}.json`), 'utf8'));
  const rulesets = Object.keys(chunks).filter((key) => /\/rulesets\/\w+\/index\.ts$/.test(key));
  const front = filesWith(chunks, FRONT, (key) => key.endsWith('/landing-page.tsx'));
  weigh(`Front page (${language})`, front, MOST.front);
  for (const ruleset of rulesets) {
    const name = ruleset.split('/').at(-2);
    const isOfAnother = (key: string) => rulesets.includes(key) && key !== ruleset;
    const isLoaded = (key: string) => !isOfAnother(key) && !ELSEWHERE.some((late) => late.test(key));
    const files = filesWith(chunks, FRONT, isLoaded, new Set(iconsOf(name)));
    weigh(`Table with ${name} (${language})`, files, MOST.table);
  }
}

/** Returns the file with the icons of a ruleset, which its table loads. */
function iconsOf(ruleset = ''): readonly string[] {
  const folders = readdirSync(join(PAGE, 'rulebooks')).filter((name) => name.startsWith(`${ruleset}-`));
  return folders.map((name) => `rulebooks/${name}/icons.json`);
}

for (const language of languages()) weighLanguage(language);
if (process.exitCode) console.error('The page has become too heavy: see client/build/weigh.ts.');
