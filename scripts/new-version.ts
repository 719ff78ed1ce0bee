import { fileURLToPath } from 'node:url';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { faultOfRaise, keepAndRaise } from './new-version/keep.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

await runCommand(
  {
    usage: 'npm run new-version -- RULESET',
    about: `Saves a ruleset from the last commit as an edition, for battles that began with it, and raises the
ruleset’s version for new battles.`,
    example: 'npm run new-version -- flow',
  },
  async ({ positionals: [name, ...more] }) => {
    if (name === undefined || more.length > 0) throw new UsageError('Name one ruleset.');
    const fault = faultOfRaise(ROOT, name);
    if (fault !== undefined) throw new UsageError(fault);
    const { edition, index, version } = await keepAndRaise(ROOT, name);
    console.log(`${edition}  the rules from the last commit, for battles that began with them
${index}  version ${version}, for new battles

Next: change the rules, if you haven’t already
      npm run record-journals -- ${name}   records finished fights of version ${version}; those of earlier versions stay
      npx vitest run shared                replays them all
CONTRIBUTING.md, "Change a rule", explains more.`);
  },
);
