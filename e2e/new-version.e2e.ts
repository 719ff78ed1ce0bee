import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitProject, copyProject, removeProject } from '../scripts/new-ruleset/project-copy.ts';
import { openBrowser } from './support/browser.ts';
import { buildCopy } from './support/build-client.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { beginTable, chooseGroupFight } from './support/table.ts';

const PROJECT = join(import.meta.dirname, '..');
const BUILD = 'client/dist';
const BEFORE = editionName('flow', rulesetOf('flow').version);
/** Changes in the next version of the rules: one action is removed and another is renamed. */
const CHANGES = [
  { file: 'book/actions.ts', from: "  'total-defense': totalDefense,\n", to: '' },
  { file: 'words/en/actions.ts', from: "label: 'End turn'", to: "label: 'Finish turn'" },
];

let project: string;
let server: TestServer;
let browser: Browser;
let gm: Person;

beforeAll(async () => {
  project = copyProject();
  commitProject(project);
  cpSync(join(PROJECT, BUILD), join(project, BUILD), { recursive: true }); // reuses the project's build, because the copy still has the same source files
  server = await TestServer.start(project);
  browser = await openBrowser();
  gm = await Person.arrive(browser, 'Gemma', { width: 1280, height: 800 });
});

afterAll(async () => {
  await gm?.leave();
  await browser?.close();
  await server?.remove();
  if (project) removeProject(project);
});

it('after an update, a fight continues under the rules it began with, and the next fight uses the new rules', async () => {
  const chunks: string[] = [];
  gm.page.on('request', (request) => chunks.push(/flow-\d+(?=-.*\.js$)/.exec(request.url())?.[0] ?? ''));
  await beginFlow();
  const table = gm.page.url();
  await endTurn();
  const before = await actions();
  expect(before).toContain('action-total-defense');
  expect(chunks.filter(Boolean)).toEqual([]);

  const rev = await gm.rev();
  await renewRules();
  await gm.page.reload();
  await gm.page.getByTestId('action-end-turn').waitFor();
  expect(chunks.filter(Boolean)).toEqual([BEFORE]);
  expect(await gm.rev()).toBe(rev);
  expect(await actions()).toEqual(before);
  expect(await gm.reads('action-end-turn')).toContain('End turn');
  await endTurn();
  await gm.photograph('new-version-old-rules');

  await beginFlow();
  expect(gm.page.url()).not.toBe(table);
  expect(await actions()).not.toContain('action-total-defense');
  expect(await gm.reads('action-end-turn')).toContain('Finish turn');
  await endTurn();
  expect(chunks.filter(Boolean)).toEqual([BEFORE]);
  expect(gm.faults).toEqual([]);
});

/** Starts a fight in which the GM is alone at the table and plays all fighters. */
async function beginFlow(): Promise<void> {
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  await beginTable(gm);
  await gm.press('start');
  await gm.page.getByTestId('action-end-turn').waitFor();
}

async function endTurn(): Promise<void> {
  const rev = await gm.rev();
  await gm.press('action-end-turn');
  await gm.waitBeyond(rev);
  await gm.page.getByTestId('action-end-turn').waitFor();
}

/** Returns the actions that the page offers in the current turn. */
function actions(): Promise<string[]> {
  const buttons = gm.page.locator('[data-testid^=action-]');
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-testid') ?? ''));
}

/** Stops the server and restarts it as a release with other rules. */
async function renewRules(): Promise<void> {
  await server.kill();
  for (const { file, from, to } of CHANGES) {
    const path = join(project, 'shared/src/rulesets/flow', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  execFileSync('npm', ['run', '-s', 'new-version', '--', 'flow'], { cwd: project });
  buildCopy(project);
  await server.resume();
}
