import { hexText } from '@riposte/shared/engine/presentation/text/hex';
import { TEXT } from '@riposte/shared/rulesets/flow/words/catalog';
import { denials } from '@riposte/shared/words/messages/server-refusals';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as chat from '../client/src/words/chat.ts';
import * as gms from '../client/src/words/gm.ts';
import * as words from '../client/src/words/table.ts';
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
} from './support/table.ts';

const DESKTOP = { width: 1280, height: 800 };

/** Foes of the heroes. The first to act is placed next to a hero that can react. */
const FOES = ['raider', 'captain', 'brute'];

let server: TestServer;
let browser: Browser;
let people: Person[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const person of people) await person.leave();
});

async function arrive(name: string): Promise<Person> {
  const person = await Person.arrive(browser, name, DESKTOP);
  people = [...people, person];
  return person;
}

/** Opens a table with the given ruleset. Returns the GM and the links. */
async function openTable(name: string, ruleset: string): Promise<{ gm: Person; player: string }> {
  const gm = await arrive(name);
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, ruleset);
  const { player } = await beginTable(gm);
  await gm.page.getByTestId('map').waitFor();
  return { gm, player };
}

async function openSettings(gm: Person): Promise<void> {
  await gm.press('open-gm');
  await gm.page.getByTestId('table-settings').locator('summary').first().click();
}

async function begin(gm: Person): Promise<void> {
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
}

async function follow(link: string, name: string): Promise<Person> {
  const person = await arrive(name);
  await person.page.goto(link);
  await person.page.getByTestId('name').fill(name);
  await person.press('join');
  return person;
}

/** Opens a player's menu in the list of seats and presses a button there twice. */
async function doToSeat(gm: Person, name: string, what: string): Promise<void> {
  const menu = gm.page.locator('.seat-menu', { hasText: name });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  await menu.getByTestId(`seat-${what}`).click();
  await menu.getByTestId(`seat-${what}`).click();
}

it('the GM sets a passphrase, locks the table, shares the GM role, pauses the timers and removes a player', async () => {
  const { gm, player } = await openTable('Gemma', 'Flow');
  await openSettings(gm);

  await gm.page.getByLabel(gms.passphrase).fill('open sesame');
  await gm.page.getByRole('button', { name: gms.set, exact: true }).last().click();
  const ana = await follow(player, 'Ana');
  await ana.page.getByTestId('passphrase').fill('open barley');
  await ana.page.keyboard.press('Enter');
  await ana.page.getByRole('alert').getByText(denials['wrong-passphrase']).waitFor();
  await ana.page.getByTestId('passphrase').fill('open sesame');
  await ana.page.keyboard.press('Enter');
  await ana.page.getByTestId('lobby').waitFor();

  await gm.press('lock');
  const ben = await follow(player, 'Ben');
  await ben.page.getByRole('alert').getByText(denials.locked).waitFor();

  await doToSeat(gm, 'Ana', 'role');
  await ana.page.getByTestId('open-gm').waitFor();
  await doToSeat(gm, 'Ana', 'role');
  await ana.page.getByTestId('open-gm').waitFor({ state: 'detached' });

  await gm.press('pause');
  await ana.page.getByText(words.clocksStopped).waitFor();
  await gm.photograph('governing');

  await doToSeat(gm, 'Ana', 'kick');
  await ana.page.getByRole('heading', { name: words.tableIsClosed }).waitFor();
  await gm.page.getByTestId('seats').getByText('Ana').waitFor({ state: 'detached' });
});

it('a replaced player link no longer works, and its replacement does', async () => {
  const { gm, player } = await openTable('Gerda', 'Flow');
  await openSettings(gm);
  await gm.press('rotate-player');
  const renewed = await gm.page.getByTestId('link-new').inputValue();
  const late = await arrive('Late');
  await late.page.goto(player);
  await late.page.getByRole('alert').waitFor();
  const ana = await follow(renewed, 'Ana');
  await ana.page.getByTestId('lobby').waitFor();
});

it('a player who loses the connection is told so, and returns to the same table', async () => {
  const { gm, player } = await openTable('Gisela', 'Flow');
  const ana = await follow(player, 'Ana');
  await ana.press('claim-duelist');
  await begin(gm);
  await ana.setNetwork(false);
  await ana.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await gm.page.locator('[data-testid=seats] [data-connected=false]', { hasText: 'Ana' }).waitFor();
  await placeFighter(gm, 'ogre', [-2, 1]);
  await ana.setNetwork(true);
  await ana.page.locator('[data-testid=connection][data-state=connected]').waitFor();
  await ana.page.locator('[data-testid=fighter-ogre][data-at="-2,1"]').waitFor({ state: 'attached' });
  await hasEvent(ana, 'placed', 'Ogre', hexText([-2, 1]));
});

it('the GM can prevent an action while it is on the stack', async () => {
  const { gm } = await openTable('Gudrun', 'Vigil');
  await begin(gm);
  while (!FOES.includes((await gm.reads('actor')).toLowerCase()) || !(await isToAct(gm))) await passTurn(gm);
  await placeFighter(gm, (await gm.reads('actor')).toLowerCase(), [-2, -1]);
  await gm.press('open-gm');
  await gm.press('action-attack');
  await chooseTheRest(gm);
  await gm.page.getByTestId('stack-card').first().waitFor();
  await gm.press('open-gm');
  await gm.press('command-gm.prevent');
  await gm.press('open-gm');
  await hasEvent(gm, 'prevented');
  await gm.page.getByTestId('stack-card').waitFor({ state: 'detached' });
});

async function passTurn(gm: Person): Promise<void> {
  const rev = await gm.rev();
  const question = await questionTo(gm);
  if (question) await gm.page.locator('.answer.fallback').click();
  else await gm.press('action-end-turn');
  await gm.waitBeyond(rev);
}

it('a player can turn off all prompts for a fighter', async () => {
  const { gm, player } = await openTable('Gundula', 'Vigil');
  const ana = await follow(player, 'Ana');
  await ana.press('claim-duelist');
  await begin(gm);
  await ana.page.getByTestId('turn-order').getByText('Duelist').click();
  await ana.press('switch-autopass-all');
  await ana.page.locator('[data-testid=switch-autopass-all][aria-checked=true]').waitFor();
  await ana.photograph('switches');
});

it('the GM can trigger a readied action', async () => {
  const { gm } = await openTable('Gisa', 'Flow');
  await begin(gm);
  await gm.press('action-ready');
  await gm.page.getByRole('radio', { name: TEXT.triggers.note }).click();
  await gm.page.getByTestId('aim-words').fill('the bell rings');
  const actions = await gm.page.getByTestId('choose-action').locator('option').allTextContents();
  await gm.page
    .getByTestId('choose-action')
    .selectOption(actions.find((action) => action.startsWith('Step')) ?? '');
  await gm.photograph('ready');
  await gm.press('confirm');
  await hasEvent(gm, 'readied', 'the bell rings');
  await gm.press('open-gm');
  await gm.press('command-gm.fire');
  await chooseTheRest(gm);
  await gm.press('answer-act');
  await gm.press('open-gm');
  await hasEvent(gm, 'readied-action-taken');
  for (const { faults } of people) expect(faults).toEqual([]);
});

it('players chat, roll dice and cheer outside the rules, and the GM mutes a player', async () => {
  const { gm, player } = await openTable('Tess', 'Flow');
  const ann = await follow(player, 'Anja');
  await begin(gm);
  for (const person of [gm, ann]) await person.press('open-talk');
  const say = async (person: Person, text: string) => {
    await person.page.getByTestId('say').fill(text);
    await person.page.keyboard.press('Enter');
  };
  await say(ann, '/roll 2d6+3');
  const talk = gm.page.getByTestId('talk');
  await talk.getByText(/2d6\+3: \[\d, \d\]\+3/).waitFor();
  await ann.page.getByRole('button', { name: new RegExp(`^${chat.cheer}`) }).click();
  await talk.getByRole('button', { name: chat.mute('Anja') }).click();
  await ann.page.getByText(chat.youAreMuted).waitFor();
  await say(gm, 'Enough.');
  await ann.page.getByTestId('talk').getByText('Enough.').waitFor();
});
