import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { editionName } from '../shared/src/engine/history/edition-name.ts';
import { rulesetOf } from '../shared/src/rulesets/registry.ts';
import { buildPackage } from './rulebook/build.ts';
import { checkPackage } from './rulebook/check.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

await runCommand(
  {
    usage: 'npm run -s rulebook -- build RULESET [--to FOLDER] | check FOLDER',
    about: `Builds the package of a ruleset, or checks a package: its files, its scenarios, its cases and random fights.
docs/rulebooks.md describes packages. To check a package runs its code.`,
    options: {
      to: { type: 'string', value: 'FOLDER', about: 'the folder for packages', default: 'rulebooks' },
    },
    example: 'npm run -s rulebook -- build flow',
  },
  async ({ values, positionals: [verb, name, ...more] }) => {
    if (name === undefined || more.length > 0) throw new UsageError('Name one ruleset or folder.');
    if (verb === 'build') await build(name, values.to);
    else if (verb === 'check') await check(name);
    else throw new UsageError(`Choose build or check, not "${verb}".`);
  },
);

async function build(name: string, to: string): Promise<void> {
  const ruleset = rulesetOf(name);
  const folder = resolve(to, editionName(ruleset.id, ruleset.version));
  const { hash, files } = await buildPackage(ROOT, ruleset, folder);
  console.log(`${folder}  ${Object.keys(files).length + 2} files, ${hash}`);
}

async function check(folder: string): Promise<void> {
  const { name, cases, fights, failures } = await checkPackage(resolve(folder));
  for (const failure of failures) console.log(`FAIL ${failure}`);
  console.log(`${name}: ${cases} cases, ${fights} random fights, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
