import { writeFileSync } from 'node:fs';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { chapterNames, languages, modules, readChapter, SOURCE } from './messages/catalog.ts';
import { compare, ERRORS, PROBLEMS } from './messages/comparison.ts';
import { longestIn } from './words/buttons.ts';

await runCommand(
  {
    usage: 'npm run -s words [-- LANGUAGE]',
    about: `Writes the page's text modules from client/src/words/en. With a language, reports what its messages lack
instead, and fails if a message would break the page.`,
    example: 'npm run -s words -- de',
  },
  ({ positionals: [language, ...more] }) => {
    if (more.length > 0) throw new UsageError('Name one language.');
    if (language === undefined) for (const [file, source] of modules()) writeFileSync(file, source);
    else report(language);
  },
);

function report(language: string): void {
  const others = languages().filter((one) => one !== SOURCE);
  if (!others.includes(language))
    throw new UsageError(`There is no translation "${language}". There are: ${others.join(', ') || 'none'}.`);
  const findings = chapterNames().flatMap((name) =>
    compare(readChapter(SOURCE, name), readChapter(language, name), longestIn(name)).map((finding) => ({
      name,
      ...finding,
    })),
  );
  for (const { name, key, problem } of findings) console.log(`${name}.${key} ${PROBLEMS[problem]}`);
  const errors = findings.filter(({ problem }) => ERRORS.includes(problem));
  console.log(`${language}: ${findings.length} findings, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
