import { dirname } from 'node:path';
import { clauseTable, packageClauses } from '../authoring/clause-table.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { runCommand } from './command.ts';
import { REGISTRY } from './installed-registry.ts';
import { UsageError } from './usage.ts';

await runCommand(
  {
    usage: 'npm run -s clauses -- RULESET',
    about: `Lists a rulebook’s clauses, each with the code and the cases that cite it. For an installed rulebook
(RIPOSTE_RULEBOOKS), lists the cases only.`,
    example: 'npm run -s clauses -- flow',
  },
  async ({ positionals: [id, ...more] }) => {
    if (id === undefined || more.length > 0) throw new UsageError('Name one ruleset.');
    const installed = REGISTRY.modules?.findLast((one) => one.id === id);
    if (installed) listInstalled(dirname(installed.file));
    else listClauses(rulesetOf(id, REGISTRY.rulesets).id);
  },
);

/** Lists the clauses of a package. It has no sources, so nothing shows which clauses lack code. */
function listInstalled(folder: string): void {
  const rows = packageClauses(folder);
  for (const { id, title, cases } of rows) console.log(`${id} ${title}: ${cases.join(' ') || 'no case'}`);
  const untried = rows.filter(({ cases }) => cases.length === 0);
  console.log(`${rows.length} clauses, ${untried.length} without a case`);
}

function listClauses(ruleset: string): void {
  const rows = clauseTable(ruleset);
  if (rows.length === 0) {
    console.error(`The ruleset "${ruleset}" has no rulebook: add chapters to shared/rules/${ruleset}.`);
    process.exitCode = 1;
    return;
  }
  for (const { id, title, code, cases } of rows) {
    console.log(`${id} ${title}: ${code.join(' ') || 'NO CODE'} | ${cases.join(' ') || 'no case'}`);
  }
  const uncited = rows.filter(({ code }) => code.length === 0);
  const untried = rows.filter(({ cases }) => cases.length === 0);
  console.log(`${rows.length} clauses, ${uncited.length} without code, ${untried.length} without a case`);
  process.exitCode = uncited.length + untried.length > 0 ? 1 : 0;
}
