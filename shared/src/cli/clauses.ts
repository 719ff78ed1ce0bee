import { RULESETS } from '../rulesets/registry.ts';
import { clauseTable } from './clause-table.ts';

const [ruleset = ''] = process.argv.slice(2);
if (!Object.hasOwn(RULESETS, ruleset)) {
  console.error(`Usage: npm run -s clauses -- ${Object.keys(RULESETS).join('|')}`);
  process.exit(2);
}

const rows = clauseTable(ruleset);
if (rows.length === 0) {
  console.error(`The ruleset "${ruleset}" has no rulebook: shared/rules/${ruleset}/01-....md is missing.`);
  process.exit(1);
}
for (const { id, title, code, cases } of rows) {
  console.log(`${id} ${title}: ${code.join(' ') || 'NO CODE'} | ${cases.join(' ') || 'no case'}`);
}
const uncited = rows.filter(({ code }) => code.length === 0);
const untried = rows.filter(({ cases }) => cases.length === 0);
console.log(`${rows.length} clauses, ${uncited.length} without code, ${untried.length} without a case`);
process.exitCode = uncited.length + untried.length > 0 ? 1 : 0;
