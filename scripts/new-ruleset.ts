import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRuleset, unmakeRuleset } from './new-ruleset/make.ts';
import { faultOfName } from './new-ruleset/name.ts';

/* `npm run new-ruleset -- NAME` creates a playable ruleset as a start for a real rulebook. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [name = '', ...more] = process.argv.slice(2);
const fault = more.length > 0 || name === '' ? 'Usage: npm run new-ruleset -- NAME' : faultOfName(ROOT, name);
if (fault !== undefined) {
  console.error(fault);
  process.exit(2);
}

const node = (program: string, ...args: string[]) => [process.execPath, join(ROOT, program), ...args];
const steps = [
  [join(ROOT, 'node_modules/.bin/biome'), 'check', '--write', `shared/src/rulesets/${name}`],
  node('shared/src/cli/record-journals.ts', name),
  node('shared/src/cli/clauses.ts', name),
];

makeRuleset(ROOT, name);
for (const [program = '', ...args] of steps) {
  const { status, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) continue;
  unmakeRuleset(ROOT, name);
  console.error(`${stderr}\nNothing was made: ${args.join(' ')} has failed.`);
  process.exit(1);
}
console.log(`shared/src/rulesets/${name}  the rules, their text, a ready-made fight
shared/cases/${name}         one case
shared/journals/${name}      finished fights, to notice rules that change

Next: npx vitest run shared      pins what its first fight offers, and tries every promise on it
      npm run dev                plays it in the browser
CONTRIBUTING.md, "Add a ruleset", goes on from here.`);
