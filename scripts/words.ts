import { mkdirSync, writeFileSync } from 'node:fs';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { SHELF } from '../shared/src/rulesets/shelf.ts';
import {
  CATALOGS,
  type Catalog,
  languages,
  modules,
  PAGE,
  readChapter,
  SOURCE,
  TRANSLATED,
  textNames,
} from './messages/catalog.ts';
import { compare, ERRORS, PROBLEMS } from './messages/comparison.ts';
import { findingsInGuide, findingsInRulebook, type PlacedFinding } from './messages/documents.ts';
import { longestIn } from './words/buttons.ts';

await runCommand(
  {
    usage: 'npm run -s words [-- LANGUAGE]',
    about: `Writes the text modules of the page, the server, the shared code and the rulesets from their messages. With a language, reports what
its messages lack instead, and fails if a message would break the page.`,
    example: 'npm run -s words -- de',
  },
  ({ positionals: [language, ...more] }) => {
    if (more.length > 0) throw new UsageError('Name one language.');
    if (language === undefined) for (const catalog of CATALOGS) write(catalog);
    else report(language);
  },
);

function write(catalog: Catalog): void {
  mkdirSync(catalog.modules, { recursive: true });
  for (const [file, source] of modules(catalog)) writeFileSync(file, source);
}

function report(language: string): void {
  const others = languages().filter((one) => one !== SOURCE);
  if (!others.includes(language))
    throw new UsageError(`There is no translation "${language}". There are: ${others.join(', ') || 'none'}.`);
  const findings = [
    ...TRANSLATED.flatMap((catalog) => findingsIn(catalog, language)),
    ...Object.keys(SHELF).flatMap((ruleset) => findingsInRulebook(ruleset, language)),
    ...findingsInGuide(language),
  ];
  for (const { where, problem } of findings) console.log(`${where} ${PROBLEMS[problem]}`);
  const errors = findings.filter(({ problem }) => ERRORS.includes(problem));
  console.log(`${language}: ${findings.length} findings, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

/** Returns the problems of a catalog's translation, each with its place: `table.join`, or `flow/things.axe.label`. */
function findingsIn(catalog: Catalog, language: string): PlacedFinding[] {
  const start = catalog === PAGE ? '' : `${catalog.name}/`;
  return textNames(catalog).flatMap((name) => {
    const longest = catalog === PAGE ? longestIn(name) : () => undefined;
    const english = readChapter(catalog, SOURCE, name);
    return compare(english, readChapter(catalog, language, name), longest).map(({ key, problem }) => ({
      where: `${start}${name}.${key}`,
      problem,
    }));
  });
}
