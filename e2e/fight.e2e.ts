import { TEXT } from '@riposte/shared/rulesets/flow/words/catalog';
import { type Browser, errors } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  answerBy,
  attackFirstTarget,
  beginTable,
  type Habits,
  hasEvent,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
  settle,
  waysFor,
} from './support/table.ts';

const MOST_STEPS = 250;
const DESKTOP = { width: 1280, height: 800 };

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person; eve: Person };

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const [gm, ana, ben, eve] = await Promise.all([
    Person.arrive(browser, 'Gemma', { width: 1920, height: 1080 }),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', { width: 390, height: 844 }),
    Person.arrive(browser, 'Eve', DESKTOP),
  ]);
  people = { gm, ana, ben, eve };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
});

it('a table of four plays a round, defends against attacks, makes reaction attacks, and survives a server crash', async () => {
  await gather();
  await begin();
  const seen = await playRound();
  expect(seen).toMatchObject({ dodge: true, parry: true, 'reaction-attack': true, killed: true });
  for (const person of Object.values(people)) {
    await person.page.getByTestId('round').getByText(common.round(2)).first().waitFor({ state: 'attached' });
    for (const { label } of [TEXT.options.dodge, TEXT.options.parry])
      await hasEvent(person, 'reacted', label);
  }
  await allPagesAgree();
  for (const person of Object.values(people)) expect(person.faults).toEqual([]);
});

/** Opens a table as the GM. The others join by their links, and two of them claim fighters. */
async function gather(): Promise<void> {
  const { gm, ana, ben, eve } = people;
  await gm.page.goto(server.address);
  await gm.page.getByTestId('scenario-broken-bridge').check();
  await gm.photograph('landing');
  const { player, spectator } = await beginTable(gm);
  await ana.sitDown(player);
  await ben.sitDown(player);
  await eve.sitDown(spectator);
  for (const id of ['duelist', 'archer']) await ana.press(`claim-${id}`);
  for (const id of ['shieldbearer', 'mage']) await ben.press(`claim-${id}`);
  await seesPlayer(gm, 'mage', ben);
  await ana.photograph('lobby');
  expect(await eve.page.locator('[data-testid^=claim-]').count()).toBe(0);
}

/** Starts the fight. The GM places two foes next to the heroes. */
async function begin(): Promise<void> {
  const { gm, eve } = people;
  await gm.press('start');
  await eve.page.getByTestId('round').getByText(common.round(1)).waitFor();
  await placeFighter(gm, 'ogre', [-2, 1]);
  await placeFighter(gm, 'raider1', [-2, 2]);
  await gm.press('open-gm');
}

const FIRST_DODGE: Habits = { defend: ['dodge', 'parry'], 'reaction-attack': ['attack'] };
const FIRST_PARRY: Habits = { defend: ['parry', 'dodge'], 'reaction-attack': ['attack'] };

/** Plays until a round has ended and all expected events have been seen. */
async function playRound(): Promise<Record<string, boolean>> {
  const seen: Record<string, boolean> = {};
  for (let step = 0; step < MOST_STEPS; step++) {
    const isDone = seen.dodge && seen.parry && seen['reaction-attack'] && seen.killed;
    if (isDone && !(await people.gm.reads('round')).includes(common.round(1))) break;
    await playStep(seen);
  }
  return seen;
}

async function playStep(seen: Record<string, boolean>): Promise<void> {
  const { gm, ana, ben } = people;
  const rev = await gm.rev();
  for (const person of [ana, ben, gm]) {
    const isAsked = (await questionTo(person)) !== undefined;
    if (!isAsked && !(await isToAct(person))) continue;
    try {
      await (isAsked ? reply(person, seen) : takeTurn(person, seen));
      return await gm.waitBeyond(rev);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await gm.rev()) === rev) throw error;
      return; // on a slow machine, the time limit may run out before the click
    }
  }
  await gm.page.waitForTimeout(50); // waits for the next patch, because no page can act before it arrives
}

/** Answers a prompt. Kills and restarts the server before the first defense. */
async function reply(person: Person, seen: Record<string, boolean>): Promise<void> {
  const question = await questionTo(person);
  if (!question) return;
  if (question.kind === 'defend' && !seen.killed) {
    await killInTheMiddle(person);
    seen.killed = true;
  }
  await person.photograph(`prompt-${question.kind}-${person.name}`);
  const option = await answerBy(person, seen.dodge ? FIRST_PARRY : FIRST_DODGE);
  seen[option] = true;
  if (option === 'attack') seen[question.kind] = true;
}

/** Leaves a foe's reach if that provokes an attack; otherwise attacks or ends the turn. */
async function takeTurn(person: Person, seen: Record<string, boolean>): Promise<void> {
  const provoking = person.page.locator('[data-provokes]:not([data-provokes=""])');
  const risky = (await waysFor(person)).and(provoking).first();
  if (!seen['reaction-attack'] && (await risky.count()) > 0)
    return walk(person, (await risky.getAttribute('data-testid')) ?? '');
  if (!(await attackFirstTarget(person))) await person.press('action-end-turn');
}

/** Moves along a risky path: checks the preview on hover, then clicks the map twice. */
async function walk(person: Person, way: string): Promise<void> {
  const [q = 0, r = 0] = way.replace('way-', '').split(',').map(Number);
  await person.hoverHex([q, r]);
  await person.page.getByTestId('path-note').waitFor();
  await person.photograph(`path-${person.name}`);
  for (const _sure of ['once', 'twice']) await person.clickHex([q, r]);
  await settle(person);
}

/** Kills the server with SIGKILL during a prompt. Checks that the same prompt is open after the restart. */
async function killInTheMiddle(person: Person): Promise<void> {
  const before = await questionTo(person);
  const answers = await person.page.locator('.answer').allTextContents();
  const standing = await person.reads('fighters');
  await server.kill();
  await person.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await person.photograph('reconnecting');
  await server.resume();
  for (const one of Object.values(people)) {
    await one.page.locator('[data-testid=connection][data-state=connected]').waitFor();
  }
  await expect.poll(() => questionTo(person), { timeout: 15_000 }).toEqual(before); // the prompt arrives shortly after the table
  expect(await person.page.locator('.answer').allTextContents()).toEqual(answers);
  expect(await person.reads('fighters')).toBe(standing);
}

/** Checks that all screens show the same positions and health. */
async function allPagesAgree(): Promise<void> {
  const texts = await Promise.all(Object.values(people).map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
}
