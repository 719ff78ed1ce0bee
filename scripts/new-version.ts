import { fileURLToPath } from 'node:url';
import { faultOfRaise, keepAndRaise } from './new-version/keep.ts';

/*
 * `npm run new-version -- RULESET` saves the rules of the last commit as an edition and raises the version.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [name = '', ...more] = process.argv.slice(2);
const isUsed = name !== '' && more.length === 0;
const fault = isUsed ? faultOfRaise(ROOT, name) : 'Usage: npm run new-version -- RULESET';
if (fault !== undefined) {
  console.error(fault);
  process.exit(2);
}

const { edition, index, version } = await keepAndRaise(ROOT, name);
console.log(`${edition}  the rules as they are in the last commit, for the battles that began with them
${index}  says version ${version}, for those that begin from now on

Next: change the rules, if that is not done
      npm run record-journals -- ${name}   finished fights of version ${version}, beside those of the versions before
      npx vitest run shared                plays them all
CONTRIBUTING.md, "Change a rule", says more.`);
