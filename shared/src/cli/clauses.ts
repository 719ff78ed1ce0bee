import { clauseTable } from '../authoring/clause-table.ts';
import { runCommand } from './command.ts';
import { rulebookOf } from './installed-registry.ts';
import { UsageError } from './usage.ts';

await runCommand(
  {
    usage: 'npm run -s clauses -- RULESET',
    about: `Lists a rulebook’s clauses, each with the code and the cases that cite it. An installed rulebook
(RIPOSTE_RULEBOOKS) has no sources, so only its cases are listed.`,
    example: 'npm run -s clauses -- flow',
  },
  ({ positionals: [id, ...more] }) => {
    if (id === undefined || more.length > 0) throw new UsageError('Name one ruleset.');
    listClauses(id);
  },
);

function listClauses(ruleset: string): void {
  const rows = clauseTable(rulebookOf(ruleset));
  if (rows.length === 0) {
    console.error(`The ruleset "${ruleset}" has no rulebook: add chapters to shared/rules/${ruleset}.`);
    process.exitCode = 1;
    return;
  }
  for (const { id, title, code, cases } of rows) {
    const places = [code && (code.join(' ') || 'NO CODE'), cases.join(' ') || 'no case'];
    console.log(`${id} ${title}: ${places.filter(Boolean).join(' | ')}`);
  }
  const uncited = rows.filter(({ code }) => code?.length === 0).length;
  const untried = rows.filter(({ cases }) => cases.length === 0).length;
  console.log(`${rows.length} clauses, ${uncited} without code, ${untried} without a case`);
  process.exitCode = uncited + untried > 0 ? 1 : 0;
}
