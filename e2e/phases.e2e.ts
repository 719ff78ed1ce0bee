import { TEXT } from '@riposte/shared/rulesets/phases/words/catalog';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  andSeen,
  answerBy,
  beginTable,
  choose,
  chooseGroupFight,
  hasEvent,
  placeFighter,
  questionTo,
  seesPlayer,
  setNumber,
  settle,
} from './support/table.ts';

const DESKTOP = { width: 1440, height: 900 };

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person; cleo: Person };

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const [gm, ana, ben, cleo] = await Promise.all([
    Person.arrive(browser, 'Gemma', DESKTOP),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', DESKTOP),
    Person.arrive(browser, 'Cleo', { width: 390, height: 844 }),
  ]);
  people = { gm, ana, ben, cleo };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
});

it('heroes choose their phases, protect each other, strike back, surge and use readied actions', async () => {
  await gather();
  await begin();
  await killWhileThePickIsOpen();
  await guardThenSurge();
  await waitForLaterPhases();
  await stepInAndSpring();
  await putInOrder();
  await hitBack();
  for (const { faults } of Object.values(people)) expect(faults).toEqual([]);
  const { ana, ben, cleo } = people; // leaves out the GM, whose texts differ because only the GM sees the foes' maximum points: PHASE-R46
  const texts = await Promise.all([ana, ben, cleo].map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
});

/** Opens a table. Three players share the four heroes. */
async function gather(): Promise<void> {
  const { gm, ana, ben, cleo } = people;
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Phases');
  const { player } = await beginTable(gm);
  await Promise.all([ana, ben, cleo].map((person) => person.sitDown(player)));
  await ana.press('claim-warden');
  await ben.press('claim-ranger');
  for (const id of ['duelist', 'stormcaller']) await cleo.press(`claim-${id}`);
  await seesPlayer(gm, 'stormcaller', cleo);
}

/**
 * Places the ogre next to the warden, so that it cannot miss. The duelist behind the warden keeps the warden
 * from being pushed back.
 */
async function begin(): Promise<void> {
  const { gm } = people;
  await gm.press('open-gm');
  await gm.page.getByTestId('table-settings').locator('summary').first().click();
  await gm.press('pause'); // turns off the time limits
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await placeFighter(gm, 'duelist', [-3, 0]);
  await placeFighter(gm, 'ogre-lord', [-1, 0]);
  await placeFighter(gm, 'hexer', [1, 1]);
  await setNumber(gm, 'warden', 'dodge', -9);
  await gm.press('open-gm');
}

/** Kills the server with SIGKILL while three players are asked who acts. The same prompts must return. */
async function killWhileThePickIsOpen(): Promise<void> {
  const { ana, ben, cleo } = people;
  const three = [ana, ben, cleo];
  for (const person of three) await isAsked(person, 'nominate');
  const asked = async () => await Promise.all(three.map(questionTo));
  const before = await asked();
  await server.kill();
  await ana.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await server.resume();
  for (const { page } of Object.values(people))
    await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await asked()).toEqual(before);
  expect(await ana.reads('track-note')).toBe('The heroes have the pick');
  for (const person of [ana, cleo]) await person.photograph(`phases-nominate-${person.name}`);
}

/**
 * Chooses Ana's fighter, which closes the prompts of the other players. After Ben has readied an action, Ana's
 * fighter surges: it acts again at a price.
 */
async function guardThenSurge(): Promise<void> {
  const { ana, ben } = people;
  await ana.press('answer-act');
  await ben.page.getByTestId('prompt-card').waitFor({ state: 'detached' });
  await act(ana, 'defend');
  await act(ana, 'end-turn');
  await isAsked(ben, 'nominate');
  await ben.press('answer-act');
  await ben.press('action-ready');
  await choose(ben, 'action', new RegExp(`^${TEXT.actions.defend.label}$`, 'i'));
  await choose(ben, 'trigger', TEXT.triggers.occasions.attacks('enemy', ''));
  await andSeen(ben, () => ben.press('confirm'));
  await act(ben, 'end-turn');
  await isAsked(ana, 'nominate');
  expect(await ana.page.getByTestId('resource-warden-surgePrice').first().getAttribute('data-value')).toBe(
    '2',
  );
  await ana.press('answer-surge');
  await ana.page.locator('[data-testid=resource-warden-stress][data-value="2"]').first().waitFor();
  await act(ana, 'end-turn');
}

/** Checks that the other players see the actions of the brawl phase, and waits for that phase. */
async function waitForLaterPhases(): Promise<void> {
  const { ben, cleo } = people;
  for (const person of [ben, cleo, cleo]) {
    await isAsked(person, 'nominate');
    expect(await person.reads('wait-brawl')).toContain(
      `${TEXT.actions.shove.label} · ${TEXT.actions.grapple.label}`,
    );
    await andSeen(person, () => person.press('wait-brawl'));
  }
  expect(await cleo.page.getByTestId('step-brawl').getByText('Duelist').count()).toBe(1);
}

/**
 * Lets the warden become the target of the hexer's magic in the duelist's place. The ranger's readied action
 * triggers.
 */
async function stepInAndSpring(): Promise<void> {
  const { gm, ana, ben } = people;
  await isAsked(gm, 'nominate-foe');
  await gm.press('answer-hexer');
  await attack(gm, 'duelist');
  await isAsked(ana, 'reaction');
  await answerBy(ana, { reaction: ['interpose'] });
  await ana.press('stay');
  await isAsked(ben, 'reaction');
  await hasEvent(gm, 'interposed', 'Warden', 'Duelist');
  await ben.press('answer-ready');
  await hasEvent(gm, 'defended', 'Ranger');
  await act(gm, 'end-turn');
}

/** Orders the effects at the start of the ogre's turn, by keyboard and by mouse. */
async function putInOrder(): Promise<void> {
  const { gm } = people;
  await isAsked(gm, 'order');
  const cards = gm.page.getByTestId('sequence').locator('[data-option]');
  const order = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-option')));
  await cards.first().waitFor(); // the code of the order picker is loaded on demand
  expect(await order()).toEqual(['regrowth', 'blood-price']);
  await cards.first().press('ArrowDown');
  expect(await order()).toEqual(['blood-price', 'regrowth']);
  await gm.photograph('phases-order');
  await drag(gm, 'regrowth', 'blood-price');
  expect(await order()).toEqual(['regrowth', 'blood-price']);
  await gm.press('in-this-order');
}

/** Attacks the warden with the ogre. Two allies decline to react, and the warden strikes back. */
async function hitBack(): Promise<void> {
  const { gm, ana, ben, cleo } = people;
  await attack(gm, 'warden');
  for (const friend of [ben, cleo]) {
    await isAsked(friend, 'reaction');
    await friend.press('answer-pass');
  }
  await isAsked(ana, 'reaction');
  await ana.photograph('phases-counterattack-Ana');
  await answerBy(ana, { reaction: ['counterattack'] });
  await hasEvent(gm, 'aimed', 'Warden', 'Ogre lord');
}

async function isAsked({ page }: Person, kind: string): Promise<void> {
  await page.locator(`[data-testid=prompt-card][data-kind=${kind}]`).waitFor();
}

async function act(person: Person, action: string): Promise<void> {
  await andSeen(person, async () => {
    await person.press(`action-${action}`);
    await settle(person);
  });
}

async function attack(gm: Person, target: string): Promise<void> {
  await gm.press('action-attack');
  await gm.press(`target-${target}`);
  await andSeen(gm, () => gm.press('confirm'));
}

async function drag({ page }: Person, what: string, onto: string): Promise<void> {
  const middleOf = async (id: string) => {
    const box = await page.getByTestId(`card-${id}`).boundingBox();
    if (!box) throw new Error(`There is no card ${id}.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middleOf(what)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(onto)), { steps: 4 });
  await page.mouse.up();
}
