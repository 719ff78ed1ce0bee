import { fileURLToPath } from 'node:url';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { faultOfRaise, keepAndRaise } from './new-version/keep.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

await runCommand(
  {
    usage: 'npm run new-version -- RULESET',
    about: `Saves a ruleset of the last commit as an edition, for the battles that began with it, and raises its
version for the battles that begin from now on.`,
    example: 'npm run new-version -- flow',
  },
  async ({ positionals: [name, ...more] }) => {
    if (name === undefined || more.length > 0) throw new UsageError('A new version needs one ruleset.');
    const fault = faultOfRaise(ROOT, name);
    if (fault !== undefined) throw new UsageError(fault);
    const { edition, index, version } = await keepAndRaise(ROOT, name);
    console.log(`${edition}  the rules of the last commit, for the battles that began with them
${index}  version ${version}, for the battles that begin from now on

Next: change the rules, if that is not done
      npm run record-journals -- ${name}   finished fights of version ${version}, beside those of the versions before
      npx vitest run shared                plays them all
CONTRIBUTING.md, "Change a rule", says more.`);
  },
);
