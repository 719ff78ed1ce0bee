import escapeHtml from 'escape-html';
import type { Battle, Overview, Process } from '../cluster/overview.ts';

/** Returns the page of all processes and battles, in plain HTML that opens in any browser. */
export function operatorsPage({ processes, battles }: Overview): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Riposte: processes and battles</title>
<h1>Processes</h1>
${tableOf(['Address', 'State', 'Rooms', 'People', ''], processes.map(processRow))}
<h1>Open battles</h1>
${tableOf(['Title', 'Rulebook', 'Battle', 'Owner', 'People', 'Inputs', 'Opened'], battles.map(battleRow))}
`;
}

function processRow({ id, address, state, rooms, people }: Process): string[] {
  return [escapeHtml(address), state, String(rooms), String(people), buttonFor(id, state)];
}

/** Returns the form for draining a process; empty if the process does not respond. */
function buttonFor(id: string, state: Process['state']): string {
  if (state === 'not responding') return '';
  const [value, label] = state === 'draining' ? ['no', 'Stop draining'] : ['yes', 'Drain'];
  return `<form method="post" action="/operators/drain">
<input type="hidden" name="process" value="${escapeHtml(id)}">
<button name="drained" value="${value}">${label}</button></form>`;
}

function battleRow({ id, title, ruleset, owner, people, inputs, epoch }: Battle): string[] {
  const told = [title, ruleset, id, owner].map(escapeHtml);
  return [...told, String(people), String(inputs), epoch === 1 ? 'once' : `${epoch} times`];
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => lineOf(row, 'td'));
  return `<table border="1" cellpadding="4">\n${[lineOf(heads, 'th'), ...body].join('\n')}\n</table>`;
}
