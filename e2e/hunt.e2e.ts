import { type Browser, errors } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import {
  answerBy,
  beginTable,
  type Habits,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
  settle,
} from './support/table.ts';

const PORT = 2634;
const MOST_STEPS = 150;
const DESKTOP = { width: 1280, height: 800 };
/** Lends to the slayer, in this order: whoever gets to act before it. */
const HELPERS = ['Bruiser', 'Trapper', 'Mender'];

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person; cleo: Person };

/** What has to be seen before the test is over. */
const seen = {
  order: false,
  link: false,
  together: false,
  evasion: false,
  kill: false,
  part: false,
  willpower: false,
  power: false,
};

beforeAll(async () => {
  server = await TestServer.start(PORT);
  browser = await openBrowser();
  const [gm, ana, ben, cleo] = await Promise.all([
    Person.arrive(browser, 'Gemma', { width: 1440, height: 900 }),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', { width: 390, height: 844 }),
    Person.arrive(browser, 'Cleo', DESKTOP),
  ]);
  people = { gm, ana, ben, cleo };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
  await browser?.close();
  await server?.remove();
});

it('three hunters settle their order, help each other and look at Death, while the boar goes to Full Power', async () => {
  await gather();
  await cornerTheSlayer();
  for (let step = 0; step < MOST_STEPS && Object.values(seen).includes(false); step++) await playStep();
  expect(Object.entries(seen).filter(([, isSeen]) => !isSeen)).toEqual([]);
  const texts = await Promise.all(Object.values(people).map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
  for (const { faults } of Object.values(people)) expect(faults).toEqual([]);
});

/** The GM opens a table without haste; the hunters come by their link. */
async function gather(): Promise<void> {
  const { gm, ana, ben, cleo } = people;
  await gm.page.goto(server.address);
  await gm.page.getByText('Hunt', { exact: true }).first().click();
  await gm.page.getByText('Table rules').click();
  for (const option of ['promptSeconds', 'turnSeconds'])
    await gm.page.locator(`#option-${option}`).fill('3000');
  const { player } = await beginTable(gm);
  for (const hunter of [ana, ben, cleo]) await hunter.sitDown(player);
  await ana.press('claim-slayer');
  await ben.press('claim-bruiser');
  for (const id of ['trapper', 'mender']) await cleo.press(`claim-${id}`);
  await seesPlayer(gm, 'mender', cleo);
  await gm.press('start');
}

/** The boar stands before a slayer without Stamina and with Willpower to spend; its own is nearly gone. */
async function cornerTheSlayer(): Promise<void> {
  const { gm } = people;
  await placeFighter(gm, 'boar', [-1, 0]);
  await placeFighter(gm, 'hog', [-2, -1]);
  await setField(gm, 'slayer', 'hp', 0);
  await setField(gm, 'slayer', 'wp', 40);
  await setField(gm, 'boar', 'hp', 60);
  await setField(gm, 'boar', 'wp', 4);
  await gm.press('open-gm');
  await gm.page.getByRole('button', { name: 'Close' }).click(); // the sheet of whom it has set
}

/** Whoever is asked answers; else somebody whose turn it may be acts. */
async function playStep(): Promise<void> {
  const { gm } = people;
  const rev = await gm.rev();
  for (const person of Object.values(people)) {
    const isAsked = (await questionTo(person)) !== undefined;
    if (!isAsked && !(await isToAct(person))) continue;
    try {
      await (isAsked ? reply(person) : takeTurn(person));
      return await gm.waitBeyond(rev);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await gm.rev()) === rev) throw error;
      return; // on a slow machine the screen was already on to the next
    }
  }
  await gm.page.waitForTimeout(50); // the table is between two patches
}

/** The slayer evades once, in the middle of which the server is killed, and lives on by its Willpower. */
async function reply(person: Person): Promise<void> {
  const question = await questionTo(person);
  if (!question) return;
  const isFirst = person === people.ana && question.kind === 'evade' && !seen.evasion;
  if (isFirst) await decideOnEvasion(person);
  const habits: Habits = {
    evade: [isFirst ? 'evade' : 'pass'],
    'add-will': ['spend'],
    'weapon-break': ['pass'],
  };
  if (question.kind === 'weapon-break') await seePartLost(person);
  const option = await answerBy(person, habits);
  if (option === 'evade') await everybodyReads(/Slayer.* to evade/);
  if (option === 'spend') await everybodyReads(/Slayer lives/);
  seen.evasion ||= option === 'evade';
  seen.willpower ||= option === 'spend';
}

/** What the attack is about is there to decide by; meanwhile the boar goes to Full Power, and the server is killed. */
async function decideOnEvasion(person: Person): Promise<void> {
  const { gm } = people;
  const about = await person.page.getByTestId('prompt-card').locator('.prompt-about').textContent();
  for (const fact of [/Old boar|Young hog/, /Aims at/, /Damage/, /Would take/, /To evade/])
    expect(about).toMatch(fact);
  const rev = await person.rev();
  await gm.press('aside-boar-full-power');
  await person.waitBeyond(rev);
  await everybodyReads(/Old boar goes to Full Power/);
  seen.power = true;
  await killInTheMiddle(person);
  seen.kill = true;
}

/** kill -9 while somebody is asked; the same question stands when the server is back. */
async function killInTheMiddle(person: Person): Promise<void> {
  const [question, standing] = [await questionTo(person), await person.reads('fighters')];
  await server.kill();
  await person.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await server.resume();
  for (const { page } of Object.values(people))
    await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await questionTo(person)).toEqual(question);
  expect(await person.reads('fighters')).toBe(standing);
}

/** A damaged part is struck out on the body of whoever has lost it, and with it the skills around. */
async function seePartLost({ page }: Person): Promise<void> {
  await page.getByTestId('track').getByText('Slayer').first().click();
  await page.getByTestId('diagram-body').locator('.diagram-cell.lost').first().waitFor();
  expect(await page.getByTestId('diagram-grid').locator('.diagram-cell.lost').count()).toBeGreaterThan(3);
  await page.getByTestId('sheet').getByRole('button', { name: 'Close' }).click();
  seen.part = true;
}

/** Helpers lend, the slayer strikes with what was lent, and boar and hog go for the slayer. */
async function takeTurn(person: Person): Promise<void> {
  if (person === people.gm) return goForTheSlayer(person);
  const who = await person.reads('actor');
  const others = await helpersToAct(person);
  const [first] = others.reverse();
  if (first && (who === 'Slayer' || !seen.order)) return letGoFirst(first, person);
  if (HELPERS.includes(who) && !seen.together && (await person.sees('action-coop'))) return lend(person);
  if (who === 'Slayer' && seen.link && (await isHelped(person))) return strikeTogether(person);
  await person.press('action-end-turn');
}

/** Those of the slayer's helpers who could take the turn as well. */
async function helpersToAct(person: Person): Promise<Person[]> {
  const { ben, cleo } = people;
  const hunters = [ben, cleo].filter((one) => one !== person);
  const able = await Promise.all(hunters.map(isToAct));
  return hunters.filter((_, index) => able[index]);
}

/** Whoever begins first has the turn, whoever is listed before; the other waits. */
async function letGoFirst(first: Person, other: Person): Promise<void> {
  await takeStep(first);
  await other.page.getByTestId('action-end-turn').waitFor({ state: 'hidden' });
  seen.order = true;
  await takeTurn(first);
}

/** One step, and the turn is begun. */
async function takeStep({ page }: Person): Promise<void> {
  await page.locator('[data-testid^=way-]').first().dispatchEvent('click');
}

async function lend(person: Person): Promise<void> {
  const { ana } = people;
  await person.press('action-coop');
  await person.press('target-slayer');
  await settle(person);
  await ana.page
    .getByTestId('ties')
    .getByText(/to Slayer/)
    .first()
    .waitFor({ state: 'attached' });
  seen.link = true;
}

async function isHelped(person: Person): Promise<boolean> {
  return (
    (await person.page
      .getByTestId('ties')
      .getByText(/to Slayer/)
      .count()) > 0
  );
}

async function strikeTogether(person: Person): Promise<void> {
  if (!(await person.sees('action-attack-cleaver'))) return person.press('action-end-turn');
  await person.press('action-attack-cleaver');
  if (await person.sees('target-boar')) await person.press('target-boar');
  await settle(person);
  await everybodyReads(/Slayer attacks .*helped by/);
  seen.together = true;
}

async function goForTheSlayer(gm: Person): Promise<void> {
  for (const id of ['boar', 'hog']) {
    const tab = gm.page.getByTestId(`act-as-${id}`);
    const isPressed = (await tab.isVisible()) && (await tab.getAttribute('aria-pressed')) !== 'true';
    if (isPressed) await tab.click();
    if (!/boar|hog/.test(await gm.reads('actor')) || !(await gm.sees('action-attack-rend'))) continue;
    await gm.press('action-attack-rend');
    await gm.press('target-slayer');
    return settle(gm);
  }
  await gm.press('action-end-turn');
}

async function everybodyReads(text: RegExp): Promise<void> {
  for (const { page } of Object.values(people))
    await page.getByTestId('log').getByText(text).first().waitFor({ state: 'attached' });
}

/** The GM sets a number of a fighter, by the drawer. */
async function setField(gm: Person, id: string, field: string, value: number): Promise<void> {
  await gm.page.getByTestId('gm-fighter').selectOption(id);
  await gm.page.getByTestId('gm-field').selectOption(field);
  await gm.page.getByTestId('kind-value').fill(`${value}`);
  const rev = await gm.rev();
  await gm.press('gm-set');
  await gm.waitBeyond(rev);
}
