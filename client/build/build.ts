import { join } from 'node:path';
import { build } from 'vite';
import { languages } from '../../scripts/messages/catalog.ts';
import { PSEUDO } from '../../scripts/messages/pseudo.ts';

/*
 * Builds the page in each language. Chunks without text are the same in all languages, so they are stored once. With
 * PSEUDO=yes, also builds the pseudo-language, which is only for tests and is not compressed.
 */

const configFile = join(import.meta.dirname, '../vite.config.ts');
const isPseudo = process.env.PSEUDO === 'yes';

for (const language of [...languages(), ...(isPseudo ? [PSEUDO] : [])]) {
  process.env.PAGE_LANGUAGE = language;
  if (language === PSEUDO) process.env.COMPRESS = 'no';
  await build({ configFile, logLevel: 'warn' });
}
