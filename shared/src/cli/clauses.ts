import { writeFileSync } from 'node:fs';
import { RULESETS } from '../rulesets/registry.ts';
import { clauseMarkdown, clauseReadme, clauseTable } from './clause-table.ts';

const [ruleset = ''] = process.argv.slice(2);
if (!Object.hasOwn(RULESETS, ruleset)) {
  console.error(`Usage: npm run -s clauses -- ${Object.keys(RULESETS).join('|')}`);
  process.exit(2);
}

const rows = await clauseTable(ruleset);
if (!rows) {
  console.error(`The ruleset "${ruleset}" keeps no list of its clauses (clauses.ts).`);
  process.exit(1);
}
writeFileSync(clauseReadme(ruleset), clauseMarkdown(ruleset, rows));
for (const { id, title, code, cases } of rows) {
  console.log(`${id} ${title}: ${code.join(' ') || 'NO CODE'} | ${cases.join(' ') || 'no case'}`);
}
const uncited = rows.filter(({ code }) => code.length === 0);
const untried = rows.filter(({ cases }) => cases.length === 0);
console.log(`${rows.length} clauses, ${uncited.length} without code, ${untried.length} without a case`);
process.exitCode = uncited.length > 0 ? 1 : 0;
