import { writeFileSync } from 'node:fs';
import { rulesetOf } from '../rulesets/registry.ts';
import { clauseMarkdown, clauseReadme, clauseTable } from './clause-table.ts';
import { runCommand } from './command.ts';
import { UsageError } from './usage.ts';

await runCommand(
  {
    usage: 'npm run -s clauses -- RULESET',
    about:
      "Lists the clauses of a ruleset with their code and cases, and writes the table of the ruleset's README.",
    example: 'npm run -s clauses -- flow',
  },
  async ({ positionals: [id, ...more] }) => {
    if (id === undefined || more.length > 0) throw new UsageError('Name one ruleset.');
    await listClauses(rulesetOf(id).id);
  },
);

async function listClauses(ruleset: string): Promise<void> {
  const rows = await clauseTable(ruleset);
  if (!rows) {
    console.error(`The ruleset "${ruleset}" keeps no list of its clauses (clauses.ts).`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(clauseReadme(ruleset), clauseMarkdown(ruleset, rows));
  for (const { id, title, code, cases } of rows) {
    console.log(`${id} ${title}: ${code.join(' ') || 'NO CODE'} | ${cases.join(' ') || 'no case'}`);
  }
  const uncited = rows.filter(({ code }) => code.length === 0);
  const untried = rows.filter(({ cases }) => cases.length === 0);
  console.log(`${rows.length} clauses, ${uncited.length} without code, ${untried.length} without a case`);
  process.exitCode = uncited.length > 0 ? 1 : 0;
}
