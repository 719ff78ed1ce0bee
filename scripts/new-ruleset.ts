import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { makeRuleset, unmakeRuleset } from './new-ruleset/make.ts';
import { faultOfName } from './new-ruleset/name.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

await runCommand(
  {
    usage: 'npm run new-ruleset -- NAME',
    about:
      'Creates a playable ruleset as a starting point for a real rulebook. CONTRIBUTING.md explains what to do next.',
    example: 'npm run new-ruleset -- tussle',
  },
  ({ positionals: [name, ...more] }) => {
    if (name === undefined || more.length > 0) throw new UsageError('Give the new ruleset one name.');
    const fault = faultOfName(ROOT, name);
    if (fault !== undefined) throw new UsageError(fault);
    create(name);
  },
);

/** Creates the ruleset, its journals and its table of clauses. If a step fails, removes everything again. */
function create(name: string): void {
  makeRuleset(ROOT, name);
  for (const [program = '', ...args] of stepsFor(name)) {
    const { status, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
    if (status === 0) continue;
    unmakeRuleset(ROOT, name);
    console.error(`${stderr}\nNothing was created: ${args.join(' ')} failed.`);
    process.exit(1);
  }
  console.log(`shared/src/rulesets/${name}  the rules, their text, a ready-made scenario
shared/cases/${name}         one case
shared/journals/${name}      finished fights, which reveal changed rules

Next: npm run -s test-ruleset -- ${name}   pins what its first fight offers, and tests every invariant
      npm run dev                          plays it in the browser
CONTRIBUTING.md, "Add a ruleset", explains what to do next.`);
}

function stepsFor(name: string): string[][] {
  const node = (program: string) => [process.execPath, join(ROOT, program), name];
  return [
    [join(ROOT, 'node_modules/.bin/biome'), 'check', '--write', `shared/src/rulesets/${name}`],
    node('shared/src/cli/record-journals.ts'),
    node('shared/src/cli/clauses.ts'),
  ];
}
