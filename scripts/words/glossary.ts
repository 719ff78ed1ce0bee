import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/src/cli/command.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const PAGE = join(DOCS, 'glossary.md');

/** A word to use, and the words that no text may use instead. */
interface Word {
  readonly say: string;
  readonly never: readonly string[];
}

/** An English term, its meaning, and its translations by language. */
interface Term extends Word {
  readonly for: string;
  readonly in?: Readonly<Record<string, Word>>;
}

/** The terms in `docs/glossary.json`. */
export const GLOSSARY: readonly Term[] = JSON.parse(readFileSync(join(DOCS, 'glossary.json'), 'utf8'));

/** Returns a pattern that matches the words that no text in a language may use; `en` is English. */
export function bannedWords(language: string): RegExp {
  const words = GLOSSARY.flatMap((term) => (language === 'en' ? term : term.in?.[language])?.never ?? []);
  return new RegExp(`(?<!\\p{L})(${words.join('|') || '(?!)'})(?!\\p{L})`, 'giu');
}

/** Returns the page that shows the glossary. */
export function glossaryPage(): string {
  const banned = GLOSSARY.filter(({ never }) => never.length > 0);
  const rows = banned.map(({ say, for: what, never }) => `| **${say}** | ${what} | ${never.join(', ')} |`);
  const translated = GLOSSARY.filter((term) => term.in);
  const languages = [...new Set(translated.flatMap((term) => Object.keys(term.in ?? {})))];
  const translations = translated.map(
    (term) =>
      `| **${term.say}** | ${term.for} | ${languages.map((one) => term.in?.[one]?.say ?? '').join(' | ')} |`,
  );
  return `# Glossary

One word for one thing, in everything that people read: the page, the rules, refusals and these docs. A test rejects the words of the last column. Edit
\`docs/glossary.json\`, then run \`npm run glossary\`, which writes this page.

| we say | for | never |
|---|---|---|
${rows.join('\n')}

## In other languages

A test also rejects the words that \`docs/glossary.json\` bans in a language, in that language's texts.

| English | meaning | ${languages.join(' | ')} |
|---|---|${languages.map(() => '---|').join('')}
${translations.join('\n')}
`;
}

/** Returns the text of the page as it is stored in the repository. */
export function storedPage(): string {
  return readFileSync(PAGE, 'utf8');
}

if (import.meta.main)
  await runCommand(
    {
      usage: 'npm run glossary',
      about: 'Writes docs/glossary.md from docs/glossary.json.',
      example: 'npm run glossary',
    },
    () => writeFileSync(PAGE, glossaryPage()),
  );
