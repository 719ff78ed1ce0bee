import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitProject, copyProject, removeProject } from '../scripts/new-ruleset/project-copy.ts';
import { sharedBrowser } from './support/browser.ts';
import { buildCopy } from './support/build-client.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import {
  answerBy,
  attackFirstTarget,
  beginTable,
  chooseGroupFight,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
} from './support/table.ts';

const PROJECT = join(import.meta.dirname, '..');
const BUILD = 'client/dist';
const BEFORE = editionName('flow', rulesetOf('flow').version);
/** Changes in the next version of the rules: one action is removed and another is renamed. */
const CHANGES = [
  { file: 'book/actions.ts', from: "  'total-defense': totalDefense,\n", to: '' },
  { file: 'words/en/actions.json', from: '"label": "End turn"', to: '"label": "Finish turn"' },
  { file: 'words/messages/actions.ts', from: "label: 'End turn'", to: "label: 'Finish turn'" },
];
const MOST_STEPS = 80;

let project: string;
let server: TestServer;
let browser: Browser;
let gm: Person;
let ana: Person;

beforeAll(async () => {
  project = copyProject();
  commitProject(project);
  cpSync(join(PROJECT, BUILD), join(project, BUILD), { recursive: true }); // reuses the project's build, because the copy still has the same source files
  server = await TestServer.start(project);
  browser = await sharedBrowser();
  gm = await Person.arrive(browser, 'Gemma', { width: 1280, height: 800 });
  ana = await Person.arrive(browser, 'Ana', { width: 390, height: 844 });
});

afterAll(async () => {
  for (const person of [gm, ana]) await person?.leave();
  await server?.remove();
  if (project) removeProject(project);
});

it('after an update, a fight continues under the rules it began with, and the next fight uses the new rules', async () => {
  const chunks: string[] = [];
  gm.page.on('request', (request) =>
    chunks.push(/flow-\d+(?=\.rules-.*\.js$)/.exec(request.url())?.[0] ?? ''),
  );
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

it('two users attack and dodge in a ruleset that was created at the same update', async () => {
  await gather();
  await beginTussle();
  const answers = await playUntilBothHaveDodged();
  expect(answers).toEqual({ Gemma: 'dodge', Ana: 'dodge' });
  await gm.waitBeyond((await ana.rev()) - 1);
  await ana.waitBeyond((await gm.rev()) - 1);
  for (const { page, faults } of [gm, ana]) {
    for (const line of [/(Ana|Ben) attacks Wolf and rolls [3-6]: hit/, /Wolf tries to dodge and rolls \d: /])
      await page.getByTestId('log').getByText(line).first().waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
  }
  expect(await ana.reads('fighters')).toBe(await gm.reads('fighters'));
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

/** Stops the server and restarts it as a release with other rules of Flow and with a new ruleset. */
async function renewRules(): Promise<void> {
  await server.kill();
  for (const { file, from, to } of CHANGES) {
    const path = join(project, 'shared/src/rulesets/flow', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  execFileSync('npm', ['run', '-s', 'new-version', '--', 'flow'], { cwd: project });
  execFileSync('npm', ['run', '-s', 'new-ruleset', '--', 'tussle'], { cwd: project });
  buildCopy(project);
  await server.resume();
}

/** Opens a table of the new ruleset. Ana claims its two heroes. */
async function gather(): Promise<void> {
  await gm.page.goto(server.address);
  await gm.page.getByText('Tussle', { exact: true }).first().click();
  await gm.page.getByTestId('scenario-clearing').check();
  await gm.photograph('new-ruleset-landing');
  const { player } = await beginTable(gm);
  await ana.sitDown(player);
  for (const id of ['ana', 'ben']) await ana.press(`claim-${id}`);
  await seesPlayer(gm, 'ben', ana);
}

/** Moves the wolf next to the heroes, as a target for attacks. */
async function beginTussle(): Promise<void> {
  await gm.press('start');
  await placeFighter(gm, 'wolf', [-1, 0]);
  await gm.press('open-gm');
}

/**
 * Dodges every attack, and attacks until both users have dodged. Returns each user's first answer by name.
 */
async function playUntilBothHaveDodged(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (let step = 0; step < MOST_STEPS && Object.keys(answers).length < 2; step++) {
    for (const [person, other] of [
      [ana, gm],
      [gm, ana],
    ] as const) {
      const rev = await person.rev();
      if (await questionTo(person)) {
        await person.photograph(`new-ruleset-asks-${person.name}`);
        const answer = await answerBy(person, { defend: ['dodge'] });
        answers[person.name] ??= answer;
      } else if (await isToAct(person)) {
        await person.photograph(`new-ruleset-turn-${person.name}`);
        const strikes = !answers[other.name] && (await attackFirstTarget(person));
        if (!strikes) await person.press('action-end-turn');
      } else continue;
      await person.waitBeyond(rev);
    }
  }
  return answers;
}
