import { RULESETS } from '@riposte/shared/rulesets/registry';
import { type Browser, errors } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import * as gms from '../client/src/words/gm.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  beginTable,
  chooseGroupFight,
  chooseTheRest,
  hasEvent,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
} from './support/table.ts';

const FOIL = RULESETS.vigil?.description.things.foil?.label ?? 'foil';
const MOST_STEPS = 120;
const DESKTOP = { width: 1280, height: 800 };

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person };

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const [gm, ana, ben] = await Promise.all([
    Person.arrive(browser, 'Gemma', DESKTOP),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', { width: 390, height: 844 }),
  ]);
  people = { gm, ana, ben };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
});

it('three users respond to each other’s responses, and all of them see the stack grow and shrink', async () => {
  await gather();
  await reachFirstAttack();
  await playUntil(
    async () => (await stackOf(people.ana)).length === 3 && (await isAsked(people.ana, 'mystic')),
  );
  for (const person of Object.values(people)) {
    await person.page.getByTestId('stack-card').nth(2).waitFor({ state: 'attached' });
    expect(await stackOf(person)).toEqual(['Foil', 'Disrupt', 'Attack']);
    await person.photograph(`stack-${person.name}`);
  }
  await holdWindows(5);
  await answer(people.ana, 'mystic');
  for (const person of Object.values(people)) {
    await person.page.getByTestId('stack-card').nth(3).waitFor({ state: 'attached' });
    expect(await stackOf(person)).toEqual(['Foil', 'Foil', 'Disrupt', 'Attack']);
    expect(await actorsOf(person)).toEqual(['Mystic', 'Hexer', 'Duelist', expect.any(String)]);
    expect(await person.reads('stack-waiting')).toContain(fight.mayAnswerNow);
    expect(await person.movesForEver()).toEqual([]); // nothing moves forever, because all three screens prefer reduced motion
    await person.photograph(`stack-of-four-${person.name}`);
  }
  await Promise.any(Object.values(people).map(({ page }) => page.getByTestId('prompt-lull').waitFor()));
  await holdWindows(0);
  await playUntil(async () => (await stackOf(people.gm)).length === 0);
  for (const person of Object.values(people)) {
    await hasEvent(person, 'prevented', 'Mystic', 'Hexer', FOIL);
    expect(person.faults).toEqual([]);
  }
  const texts = await Promise.all(Object.values(people).map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
});

/**
 * Opens a table without time limits as the GM. The others join by their links and claim two fighters each.
 */
async function gather(): Promise<void> {
  const { gm, ana, ben } = people;
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Vigil');
  await gm.page.getByText(common.tableRules).click();
  for (const option of ['promptSeconds', 'turnSeconds'])
    await gm.page.locator(`#option-${option}`).fill('3000');
  const { player } = await beginTable(gm);
  await ana.sitDown(player);
  await ben.sitDown(player);
  for (const id of ['archer', 'mystic']) await ana.press(`claim-${id}`);
  for (const id of ['duelist', 'warden']) await ben.press(`claim-${id}`);
  await seesPlayer(gm, 'warden', ben);
  await gm.press('start');
}

/** Sets the time that every window stays open, in seconds. 0 closes a window as soon as possible. */
async function holdWindows(seconds: number): Promise<void> {
  const { gm } = people;
  await gm.press('open-gm');
  if (!(await gm.sees('window-seconds'))) await gm.page.getByText(gms.tableTimeAndSeats).click();
  const rev = await gm.rev();
  await gm.page.getByTestId('window-seconds').fill(`${seconds}`);
  await gm.page.getByTestId('window-seconds').press('Tab');
  await gm.waitBeyond(rev);
  await gm.press('open-gm');
}

/** Ends turns until a foe can attack. Places it next to the duelist, with a hexer behind it, and attacks. */
async function reachFirstAttack(): Promise<void> {
  const { gm } = people;
  await playUntil(() => isToAct(gm));
  const attacker = (await gm.reads('actor')).toLowerCase();
  await placeFighter(gm, 'hexer', [0, -2]);
  if (attacker !== 'hexer') await placeFighter(gm, attacker, [-2, -1]);
  await gm.press('open-gm');
  await gm.press('action-attack');
  await gm.press('target-duelist');
  await chooseTheRest(gm);
}

/** The planned answers: the height of the stack, the fighter that answers, and the answer. */
const ANSWERS: readonly { height: number; by: string; answer: string }[] = [
  { height: 1, by: 'duelist', answer: 'disrupt' },
  { height: 2, by: 'hexer', answer: 'foil' },
  { height: 3, by: 'mystic', answer: 'foil' },
];

async function playUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await isDone()) return;
    await playStep();
  }
  throw new Error('It did not come to that.');
}

/** Answers an open prompt, as planned or by default; otherwise ends the turn. */
async function playStep(): Promise<void> {
  const { gm } = people;
  const rev = await gm.rev();
  for (const person of Object.values(people)) {
    const question = await questionTo(person);
    if (!question && (person === gm || !(await isToAct(person)))) continue;
    try {
      await (question ? answer(person, question.asked) : person.press('action-end-turn'));
      return await gm.waitBeyond(rev);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await gm.rev()) === rev) throw error;
      return; // on a slow machine, the screen may already show the next prompt
    }
  }
  await gm.page.waitForTimeout(50); // waits for the next patch, because no page can act before it arrives
}

async function answer(person: Person, asked: string): Promise<void> {
  const height = (await stackOf(person)).length;
  const plan = ANSWERS.find((one) => one.height === height && one.by === asked);
  if (!plan || !(await person.sees(`answer-${plan.answer}`)))
    return person.page.locator('.answer.fallback').click();
  await person.photograph(`answer-${plan.answer}-${person.name}`);
  await person.press(`answer-${plan.answer}`);
  await chooseTheRest(person);
}

async function isAsked(person: Person, id: string): Promise<boolean> {
  return (await questionTo(person))?.asked === id;
}

/** Returns the actors of the pending actions. The next action to resolve comes first. */
async function actorsOf({ page }: Person): Promise<string[]> {
  const lines = await page.getByTestId('stack-card').locator('div > span').allTextContents();
  return lines.map((line) => line.split(' → ')[0] ?? '');
}

/** Returns the names of the pending actions on this screen. The next to resolve comes first. */
function stackOf({ page }: Person): Promise<string[]> {
  return page.getByTestId('stack-card').locator('b').allTextContents();
}
