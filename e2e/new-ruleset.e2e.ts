import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, removeProject } from '../scripts/new-ruleset/project-copy.ts';
import { openBrowser } from './support/browser.ts';
import { buildCopy } from './support/build-client.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import {
  answerBy,
  attackFirstTarget,
  beginTable,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
} from './support/table.ts';

const MOST_STEPS = 80;

let project: string;
let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person };

beforeAll(async () => {
  project = copyProject();
  execFileSync('npm', ['run', '-s', 'new-ruleset', '--', 'tussle'], { cwd: project });
  buildCopy(project);
  server = await TestServer.start(project);
  browser = await openBrowser();
  const [gm, ana] = await Promise.all([
    Person.arrive(browser, 'Gemma', { width: 1280, height: 800 }),
    Person.arrive(browser, 'Ana', { width: 390, height: 844 }),
  ]);
  people = { gm, ana };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
  await browser?.close();
  await server?.remove();
  if (project) removeProject(project);
});

it('two users attack and dodge in a newly created ruleset', async () => {
  await gather();
  await begin();
  const answers = await playUntilBothHaveDodged();
  expect(answers).toEqual({ Gemma: 'dodge', Ana: 'dodge' });
  const { gm, ana } = people;
  await gm.waitBeyond((await ana.rev()) - 1);
  await ana.waitBeyond((await gm.rev()) - 1);
  for (const { page, faults } of [gm, ana]) {
    for (const line of [/(Ana|Ben) attacks Wolf and rolls [3-6]: hit/, /Wolf tries to dodge and rolls \d: /])
      await page.getByTestId('log').getByText(line).first().waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
  }
  expect(await ana.reads('fighters')).toBe(await gm.reads('fighters'));
});

async function gather(): Promise<void> {
  const { gm, ana } = people;
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
async function begin(): Promise<void> {
  const { gm } = people;
  await gm.press('start');
  await placeFighter(gm, 'wolf', [-1, 0]);
  await gm.press('open-gm');
}

/**
 * Dodges every attack, and attacks until both users have dodged. Returns each user's first answer by name.
 */
async function playUntilBothHaveDodged(): Promise<Record<string, string>> {
  const { gm, ana } = people;
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
