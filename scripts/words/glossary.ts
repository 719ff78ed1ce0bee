import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/src/cli/command.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const PAGE = join(DOCS, 'glossary.md');

/** A term: the word to use, its meaning, and the words that no text may use instead. */
interface Term {
  readonly say: string;
  readonly for: string;
  readonly never: readonly string[];
}

/** The terms in `docs/glossary.json`. */
export const GLOSSARY: readonly Term[] = JSON.parse(readFileSync(join(DOCS, 'glossary.json'), 'utf8'));

/** Returns the page that shows the glossary. */
export function glossaryPage(): string {
  const rows = GLOSSARY.map(({ say, for: what, never }) => `| **${say}** | ${what} | ${never.join(', ')} |`);
  return `# Glossary

One word for one thing, in everything that people read: the page, the rules, refusals and these docs. A test rejects the words of the last column. Edit
\`docs/glossary.json\`, then run \`npm run glossary\`, which writes this page.

| we say | for | never |
|---|---|---|
${rows.join('\n')}
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
