import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSample, SAMPLE } from '../scripts/rulebook/sample-package.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';

let installed: string;
let server: TestServer;
let gm: Person;

beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), 'riposte-rulebooks-'));
  buildSample(installed);
  server = await TestServer.start(undefined, { settings: { RIPOSTE_RULEBOOKS: installed } });
  gm = await Person.arrive(await sharedBrowser(), 'Gemma', { width: 1440, height: 900 });
});

afterAll(async () => {
  await gm?.leave();
  await server?.remove();
  rmSync(installed, { recursive: true, force: true });
});

/** Creates a battle of the installed rulebook. Returns the GM's link. */
async function gmLink(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ruleset: SAMPLE, scenario: 'duel' });
  const response = await fetch(`${server.address}/api/battles`, { method: 'POST', headers, body });
  const { links } = (await response.json()) as CreatedBattle;
  return server.address + links.gm;
}

it('a GM plays a fight of an installed rulebook, whose rules the page loads from its own server', async () => {
  const modules: string[] = [];
  gm.page.on('request', (request) => modules.push(/\/rulebooks\/[^?]+/.exec(request.url())?.[0] ?? ''));
  await gm.page.goto(server.address);
  await gm.page.getByText('Tussle').first().waitFor();
  await gm.photograph('installed-rulebook-front');
  await gm.sitDown(await gmLink());
  await gm.press('start');
  const rev = await gm.rev();
  await gm.press('action-end-turn');
  await gm.waitBeyond(rev);
  expect(new Set(modules.filter(Boolean))).toEqual(
    new Set([`/rulebooks/${SAMPLE}-1.js`, `/rulebooks/${SAMPLE}-1/icons.json`]),
  );
  await gm.photograph('installed-rulebook-table');
  expect(gm.faults).toEqual([]);
});

it('the editor and the rules page offer an installed rulebook like the others', async () => {
  await gm.page.goto(`${server.address}/rules/${SAMPLE}`);
  await gm.page.getByRole('heading', { name: 'Tussle', exact: true }).waitFor();
  await gm.page.getByTestId('book-search').fill('turn order');
  await gm.page.getByTestId('found-clause').first().waitFor();
  await gm.photograph('installed-rulebook-rules');
  await gm.page.goto(`${server.address}/workshop`);
  await gm.press(`begin-${SAMPLE}-duel`);
  await gm.press('part-balance');
  await gm.page.getByTestId('balance-fights').fill('2');
  await gm.press('balance-start');
  await gm.page.getByTestId('balance-figures').waitFor();
  await gm.photograph('installed-rulebook-editor');
  expect(gm.faults).toEqual([]);
});

it('a page refuses a module that was changed after the server started, and says so', async () => {
  appendFileSync(join(installed, `${SAMPLE}-1/rulebook.js`), '\n// changed');
  const late = await Person.arrive(await sharedBrowser(), 'Lars', { width: 390, height: 844 });
  try {
    await late.page.goto(await gmLink());
    await late.page.getByTestId('name').fill(late.name);
    await late.press('join');
    await late.page.getByText(`Couldn’t load the rulebook “${SAMPLE}”`).waitFor();
    await late.photograph('installed-rulebook-changed');
  } finally {
    await late.leave();
  }
});
