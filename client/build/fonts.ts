import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const CLIENT = join(import.meta.dirname, '..');
const FOLDER = join(CLIENT, '.fonts');
const SOURCES = ['src', '../shared/src', '../shared/rules', '../docs/guide'].map((folder) =>
  join(CLIENT, folder),
);
/** The range of font weights that the page uses. */
const WEIGHTS = { min: 400, max: 700 };
const FAMILIES = [
  { name: 'Inter Variable', package: '@fontsource-variable/inter', latin: 'inter-latin-wght-normal' },
  {
    name: 'Fraunces Variable',
    package: '@fontsource-variable/fraunces',
    latin: 'fraunces-latin-wght-normal',
  },
] as const;

/**
 * Returns the plugin that writes `.fonts/fonts.css`, which the theme imports. Each font family has a small file with
 * all characters in the page's own text. It also has complete files, which browsers load only for other characters.
 */
export function fonts(): Plugin {
  return { name: 'fonts', buildStart: writeFonts };
}

async function writeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const characters = charactersShown();
  const sheets = await Promise.all(FAMILIES.map((family) => writeFamily(family, characters)));
  writeFileSync(join(FOLDER, 'fonts.css'), sheets.join('\n'));
}

async function writeFamily(family: (typeof FAMILIES)[number], characters: string): Promise<string> {
  const sheet = createRequire(import.meta.url).resolve(`${family.package}/wght.css`);
  const files = join(dirname(sheet), 'files');
  const latin = readFileSync(join(files, `${family.latin}.woff2`));
  const small = await subsetFont(latin, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(join(FOLDER, `${family.latin}.woff2`), small);
  const whole = readFileSync(sheet, 'utf8')
    .replaceAll('./files/', `${family.package}/files/`)
    .replaceAll(/font-weight: .*;/g, `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
  return `${whole}
@font-face {
  font-family: '${family.name}';
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(./${family.latin}.woff2) format('woff2-variations');
  unicode-range: ${rangesOf(characters)};
}
`; // This font face comes last, because browsers use the last face that contains a character.
}

/** Returns all printable ASCII characters and all other characters in the project's sources and texts. */
function charactersShown(): string {
  const shown = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)));
  for (const folder of SOURCES)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|json|md)$/.test(file))
        for (const character of readFileSync(join(folder, file), 'utf8').match(/[^\p{ASCII}]/gu) ?? [])
          shown.add(character);
  return [...shown].sort().join('');
}

function rangesOf(characters: string): string {
  return [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
}
