import { TEXT } from '@riposte/shared/rulesets/hunt/words/catalog';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  andSeen,
  answerBy,
  beginTable,
  chooseGroupFight,
  hasEvent,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
  setNumber,
  settle,
  waysFor,
} from './support/table.ts';

const MOST_ROUNDS = 4;
const DESKTOP = { width: 1280, height: 800 };
/**
 * Body parts that the slayer has already lost. With so many lost parts, the next death check fails with any
 * roll.
 */
const LOST = ['brain', 'gut', 'heart', 'mouth', 'off-arm'];
/** The fighters that can attack the boar from their places, with their weapons. */
const BLADES = { slayer: 'cleaver', bruiser: 'maul', trapper: 'crossbow' } as const;
type Striker = keyof typeof BLADES;

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person; cleo: Person };

/** The expected events; each becomes true when the test has seen it. */
const seen = {
  order: false,
  link: false,
  together: false,
  evasion: false,
  power: false,
  kill: false,
  part: false,
  willpower: false,
};

/** The fighters that have acted in this round, and the fighter that receives help. */
let round = { count: 0, acted: new Set<string>(), helped: null as Striker | null };

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
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
});

it('three hunters settle their turn order, help each other and survive a death check, while the boar goes to Full Power', async () => {
  await gather();
  await cornerTheSlayer();
  while (Object.values(seen).includes(false) && round.count <= MOST_ROUNDS) await playStep();
  expect(Object.entries(seen).filter(([, isSeen]) => !isSeen)).toEqual([]);
  const texts = await Promise.all(Object.values(people).map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
  for (const { faults } of Object.values(people)) expect(faults).toEqual([]);
});

/** Opens a table without time limits as the GM. The players join by their links. */
async function gather(): Promise<void> {
  const { gm, ana, ben, cleo } = people;
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Hunt');
  await gm.page.getByText(common.tableRules).click();
  for (const option of ['promptSeconds', 'turnSeconds'])
    await gm.page.locator(`#option-${option}`).fill('3000');
  const { player } = await beginTable(gm);
  await Promise.all([ana, ben, cleo].map((hunter) => hunter.sitDown(player)));
  await ana.press('claim-slayer');
  await ben.press('claim-bruiser');
  for (const id of ['trapper', 'mender']) await cleo.press(`claim-${id}`);
  await seesPlayer(gm, 'mender', cleo);
  await gm.press('start');
}

/**
 * Places the boar in front of a wounded slayer with Willpower to spend. The boar's Willpower is nearly gone.
 */
async function cornerTheSlayer(): Promise<void> {
  const { gm } = people;
  await placeFighter(gm, 'boar', [-1, 0]);
  await placeFighter(gm, 'hog', [-2, -1]);
  await setNumber(gm, 'slayer', 'hp', 0);
  await setNumber(gm, 'slayer', 'wp', 40);
  await setParts(gm, 'slayer');
  await setNumber(gm, 'boar', 'wp', 4);
  await gm.press('open-gm');
  await gm.page.getByRole('button', { name: common.close }).click(); // closes the sheet of the last fighter that was changed
}

/** Answers an open prompt; otherwise takes a turn. */
async function playStep(): Promise<void> {
  const { gm } = people;
  const { person, isAsked } = await nextPerson();
  await countRounds();
  const rev = await gm.rev();
  await (isAsked ? reply(person) : takeTurn(person));
  await gm.waitBeyond(rev);
}

/** Returns the next user who has a prompt or may act. */
async function nextPerson(): Promise<{ person: Person; isAsked: boolean }> {
  for (;;) {
    for (const person of Object.values(people)) {
      if (await questionTo(person)) return { person, isAsked: true };
      if (await isToAct(person)) return { person, isAsked: false };
    }
    await people.gm.page.waitForTimeout(50); // waits for the next patch, because no page can act before it arrives
  }
}

async function countRounds(): Promise<void> {
  const count = Number(/\d+/.exec(await people.gm.reads('round'))?.[0]);
  if (count > round.count) round = { count, acted: new Set(), helped: null };
}

/** Answers a prompt. The slayer evades once, during a server crash, and survives by Willpower. */
async function reply(person: Person): Promise<void> {
  const question = await questionTo(person);
  const isFirst = person === people.ana && question?.kind === 'evade' && !seen.evasion;
  if (isFirst) await decideOnEvasion(person);
  if (question?.kind === 'weapon-break') await seePartLost(person);
  const evade = isFirst ? 'evade' : 'pass';
  const option = await answerBy(person, { evade: [evade], 'add-will': ['spend'], 'weapon-break': ['pass'] });
  if (option === 'evade') await allLogsHave('checked', 'Slayer', 'to evade');
  if (option === 'spend') await allLogsHave('survived', 'Slayer');
  seen.evasion ||= option === 'evade';
  seen.willpower ||= option === 'spend';
}

/**
 * Checks that the prompt shows the facts of the attack. Then the boar goes to Full Power and the server is
 * killed.
 */
async function decideOnEvasion(person: Person): Promise<void> {
  const { gm } = people;
  const about = await person.page.getByTestId('prompt-card').locator('.prompt-about').textContent();
  const { aim, damage, part, evasion } = TEXT.about.facts;
  for (const fact of [aim, damage, part, evasion]) expect(about).toContain(fact);
  expect(about).toMatch(/Old boar|Young hog/);
  const rev = await person.rev();
  await gm.press('aside-boar-full-power');
  await person.waitBeyond(rev);
  await allLogsHave('full-power', 'Old boar');
  seen.power = true;
  await killInTheMiddle(person);
  seen.kill = true;
}

/** Kills the server with SIGKILL during a prompt. Checks that the same prompt is open after the restart. */
async function killInTheMiddle(person: Person): Promise<void> {
  const [question, standing] = [await questionTo(person), await person.reads('fighters')];
  const connection = (state: string) => `[data-testid=connection][data-state=${state}]`;
  await server.kill();
  await person.page.locator(connection('reconnecting')).waitFor();
  await server.resume();
  await Promise.all(Object.values(people).map(({ page }) => page.locator(connection('connected')).waitFor()));
  expect(await questionTo(person)).toEqual(question);
  expect(await person.reads('fighters')).toBe(standing);
}

/** Checks that the slayer's lost parts and the skills around them are crossed out on the body diagram. */
async function seePartLost({ page }: Person): Promise<void> {
  await page.getByTestId('track').getByText('Slayer').first().click();
  const lost = page.getByTestId('diagram-body').locator('.diagram-grid .diagram-cell.lost');
  await lost.nth(LOST.length).waitFor();
  expect(await page.getByTestId('diagram-grid').locator('.diagram-cell.lost').count()).toBeGreaterThan(20);
  await page.getByTestId('sheet').getByRole('button', { name: common.close }).click();
  seen.part = true;
}

/**
 * Takes a turn. The first hunter of a round helps a hunter that has not acted yet, and later both attack together. The
 * boar and the hog attack the slayer.
 */
async function takeTurn(person: Person): Promise<void> {
  if (person === people.gm) return goForTheSlayer(person);
  const other = await anotherToAct(person);
  if (other && !seen.order) return letGoFirst(other, person);
  const who = (await person.reads('actor')).toLowerCase();
  round.acted.add(who);
  if (round.helped === null) return help(person);
  if (who === round.helped && !seen.together) return strikeTogether(person, round.helped);
  await person.press('action-end-turn');
}

/** Returns another player who may also act now; undefined if there is none. */
async function anotherToAct(person: Person): Promise<Person | undefined> {
  for (const other of [people.cleo, people.ben, people.ana])
    if (other !== person && (await isToAct(other))) return other;
  return undefined;
}

/** Starts the turn of the hunter that is listed later. Checks that the other hunter then cannot act. */
async function letGoFirst(first: Person, other: Person): Promise<void> {
  await (await waysFor(first)).first().dispatchEvent('click');
  await other.page.getByTestId('action-end-turn').waitFor({ state: 'hidden' });
  seen.order = true;
}

async function help(person: Person): Promise<void> {
  const { ana } = people;
  const helped = (Object.keys(BLADES) as Striker[]).find((striker) => !round.acted.has(striker));
  if (!helped) return person.press('action-end-turn');
  await person.press('action-coop');
  await person.press(`target-${helped}`);
  await settle(person);
  const tie = ana.page.getByTestId('ties').getByText(new RegExp(`to ${helped}`, 'i'));
  await tie.first().waitFor({ state: 'attached' });
  round.helped = helped;
  seen.link = true;
}

async function strikeTogether(person: Person, who: Striker): Promise<void> {
  await person.press(`action-attack-${BLADES[who]}`);
  if (await person.sees('target-boar')) await person.press('target-boar');
  await settle(person);
  await allLogsHave('attacked', who, 'Supports from partners');
  seen.together = true;
}

/** Attacks the slayer with aimed attacks: the GM chooses a cell on the grid of the slayer's skills. */
async function goForTheSlayer(gm: Person): Promise<void> {
  for (const id of ['boar', 'hog']) {
    const tab = gm.page.getByTestId(`act-as-${id}`);
    const isPressed = (await tab.isVisible()) && (await tab.getAttribute('aria-pressed')) !== 'true';
    if (isPressed) await tab.click();
    if (!/boar|hog/.test(await gm.reads('actor')) || !(await gm.sees('action-attack-rend'))) continue;
    await gm.press('action-attack-rend');
    await gm.page
      .getByTestId(/^(target|cell)-/)
      .first()
      .waitFor();
    if (await gm.sees('target-slayer')) await gm.press('target-slayer');
    else if (!(await gm.sees('cell-geography'))) {
      await gm.page.keyboard.press('Escape'); // cancels, because only fighters other than the slayer are within reach
      continue;
    }
    await gm.press('cell-geography');
    return settle(gm);
  }
  await gm.press('action-end-turn');
}

async function allLogsHave(type: string, ...parts: readonly string[]): Promise<void> {
  await Promise.all(Object.values(people).map((person) => hasEvent(person, type, ...parts)));
}

async function setParts(gm: Person, id: string): Promise<void> {
  await gm.page.getByTestId('gm-fighter').selectOption(id);
  await gm.page.getByTestId('gm-field').selectOption('parts');
  for (const part of LOST) await gm.press(`kind-value-${part}`);
  await andSeen(gm, () => gm.press('gm-set'));
}
