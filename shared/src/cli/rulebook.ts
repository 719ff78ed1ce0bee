#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackage, packPackage } from '../authoring/build.ts';
import { checkPackage } from '../authoring/check-package.ts';
import { checkSources } from '../authoring/check-sources.ts';
import { createRulebook } from '../authoring/create.ts';
import { DevServer } from '../authoring/dev/server.ts';
import { projectNamed } from '../authoring/project.ts';
import { reportOn } from '../authoring/report/report.ts';
import { MANIFEST_FILE } from '../rulebook/manifest.ts';
import { runCommand } from './command.ts';
import { UsageError, wholeNumber } from './usage.ts';

const NOT_INSTALLED = /Cannot find package '(vitest|rolldown|fast-check)'/;

type Values = { readonly to: string; readonly port: string; readonly fights: string };
type Verb = (name: string | undefined, values: Values) => Promise<void>;

const VERBS: Readonly<Record<string, Verb>> = {
  async create(name) {
    if (name === undefined) throw new UsageError('Name the new folder.');
    createRulebook(resolve(name));
    console.log(`${resolve(name)}  a small game, to be replaced by yours

Next: cd ${name}
      npm install
      npm test`);
  },

  async build(name, { to }) {
    const { folder, manifest } = await buildPackage(projectNamed(name), resolve(to));
    console.log(`${folder}  ${Object.keys(manifest.files).length + 2} files, ${manifest.hash}`);
  },

  async pack(name, { to }) {
    const { file, manifest } = await packPackage(projectNamed(name), resolve(to));
    console.log(`${file}  ${manifest.hash}`);
  },

  async dev(name, { port }) {
    const server = new DevServer(projectNamed(name), name ?? '.');
    console.log(
      `${await server.start(Number(port))}  shows the rulebook and each change; stop it with Ctrl-C`,
    );
  },

  async report(name, { fights, to }) {
    console.log(await reportOn(projectNamed(name), wholeNumber('--fights', fights), resolve(to)));
  },

  async check(name) {
    const isPackage = name !== undefined && existsSync(join(name, MANIFEST_FILE));
    const checked = isPackage ? await checkPackage(resolve(name)) : await checkSources(projectNamed(name));
    for (const failure of checked.failures) console.log(`FAIL ${failure}`);
    console.log(`${checked.name}: ${checked.tried.join(', ')}, ${checked.failures.length} failures`);
    if (checked.untried !== undefined) console.log(checked.untried);
    process.exitCode = checked.failures.length > 0 ? 1 : 0;
  },
};

await runCommand(
  {
    usage: 'rulebook create FOLDER | build | pack | check | dev | report [RULEBOOK] [OPTIONS]',
    about: `Works on a rulebook: the one in the current folder, in another folder, or a ruleset of Riposte by its id.
  create  makes a folder with a new rulebook
  build   builds its package, which hosts can install
  pack    builds the package as a ZIP archive
  dev     shows it in the browser, and each change of its sources
  report  lists clauses that nothing reaches, options without a use, and changes since the last version
  check   runs its cases and all general tests; for the folder of a package, checks the package
docs/rulebooks.md describes packages. To check a package runs its code.`,
    options: {
      to: { type: 'string', value: 'FOLDER', about: 'the folder for packages', default: 'rulebooks' },
      port: { type: 'string', value: 'N', about: 'the port of the page of dev', default: '5180' },
      fights: { type: 'string', value: 'N', about: 'the number of fights for a report', default: '60' },
    },
    example: 'npm run -s rulebook -- build flow',
  },
  async ({ values, positionals: [verb = '', name, ...more] }) => {
    if (more.length > 0) throw new UsageError('Name one rulebook.');
    const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (!run) throw new UsageError(`Choose ${Object.keys(VERBS).join(', ')}, not "${verb}".`);
    await run(name, values).catch(explain);
  },
);

/** Rethrows an error. If a tool is missing, says how to install it. */
function explain(error: unknown): never {
  const [, tool] = NOT_INSTALLED.exec(String(error)) ?? [];
  throw tool === undefined ? error : new UsageError(`Install ${tool} first: npm install --save-dev ${tool}.`);
}
