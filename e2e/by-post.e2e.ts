import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import * as confirming from '../server/src/words/messages/notifications.ts';
import { MailServer } from '../server/test/support/mail-server.ts';
import { type PushBrowser, PushService } from '../server/test/support/push-service.ts';
import { sharedBrowser } from './support/browser.ts';
import { allowSetDice, fillInParry, hitAs } from './support/parrying.ts';
import { Person } from './support/person.ts';
import { waitUntilSaved } from './support/saved-table.ts';
import { TestServer } from './support/server.ts';
import { andSeen, hasEvent, isToAct } from './support/table.ts';

const DAY = 86_400;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The address of the page in messages. The tests open only the paths of links. */
const SITE = 'https://table.example';
/** How long a message may take, in milliseconds. After a crash, a claimed message waits for 60 seconds. */
const PATIENCE = { timeout: 90_000 };

let push: PushService;
let mail: MailServer;
let server: TestServer;
let gemma: Person;
let paul: Person;

beforeAll(async () => {
  [push, mail] = await Promise.all([PushService.start(), MailServer.start()]);
  const settings = {
    RIPOSTE_SITE: SITE,
    RIPOSTE_SMTP: mail.url,
    RIPOSTE_MAIL_FROM: 'riposte@table.example',
    RIPOSTE_HOOKS_TO: push.receiver.host,
  };
  server = await TestServer.start(undefined, { settings, entry: 'server/test/support/prompt-server.ts' });
  const browser = await sharedBrowser();
  gemma = await Person.arrive(browser, 'Gemma', DESK);
  paul = await Person.arrive(browser, 'Paul', PHONE, { hasServiceWorker: true });
});

afterAll(async () => {
  for (const person of [gemma, paul]) await person?.leave();
  await server?.remove();
  push?.receiver.stop();
  mail?.stop();
});

it('two people who are never there at the same time play a duel, and are told about each move', async () => {
  const links = await openTable();
  const browser = push.newBrowser();
  await usePush(paul, browser);

  await gemma.sitDown(server.address + links.gm);
  await turnOnMail();

  await paul.sitDown(server.address + links.player);
  await paul.press('claim-duelist');
  await turnOnPush();
  await goAway(paul);

  await comeBack(gemma, linkIn(mail.mails.at(-1)?.text ?? '') ?? new URL(links.gm, SITE).pathname);
  await gemma.press('start');
  await gemma.page.locator('main.table[data-status=fighting]').waitFor();
  await giveTurnsToPlayer();
  await server.kill(); // the message to Paul is not sent yet
  await goAway(gemma);
  await server.resume();

  await expect.poll(() => browser.messages.length, PATIENCE).toBe(1);
  const [message] = browser.messages;
  expect(message?.body).toMatch(/^It’s your move\. You have 1 day 23 h left\.$/);

  await comeBack(paul, message?.path ?? '');
  await paul.page.getByTestId('film').waitFor();
  await paul.photograph('film-list');
  expect(await paul.reads('film')).toContain(common.round(1));
  expect(await paul.reads('film-now')).toContain(fight.yourTurn('Duelist'));
  await paul.press('film-end');
  await expect.poll(() => isToAct(paul), PATIENCE).toBe(true);
  await orderParry();
  await andSeen(paul, () => paul.press('action-end-turn'));
  const before = mail.mails.length;
  await goAway(paul);

  await expect.poll(() => mail.mails.length, PATIENCE).toBe(before + 1);
  const told = mail.mails.at(-1);
  expect(linkIn(told?.text ?? '')).toBe(message?.path);
  await comeBack(gemma, linkIn(told?.text ?? '') ?? '');
  await gemma.page.locator('main.table[data-status=fighting]').waitFor();
  await gemma.page.getByTestId('film').waitFor();
  await gemma.page.keyboard.press('Escape');
  await gemma.page.getByTestId('film').waitFor({ state: 'detached' });
  await allowSetDice(gemma);
  await hitAs(gemma, 'Raider');
  await hasEvent(gemma, 'auto-chosen', 'Parry'); // Paul’s auto-response answers, although he is not there
  expect(browser.messages).toHaveLength(1);
  expect([...gemma.faults, ...paul.faults]).toEqual([]);
});

/** Opens a table on which each move may take two days. */
async function openTable(): Promise<{ readonly gm: string; readonly player: string }> {
  const post = { turn: 2 * DAY, prompt: 2 * DAY };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'flow', scenario: 'duel', post }),
  };
  const response = await fetch(`${server.address}/api/battles`, init);
  return ((await response.json()) as { links: { gm: string; player: string } }).links;
}

/** Closes a person's page once their device has saved what they have seen. */
async function goAway(person: Person): Promise<void> {
  await waitUntilSaved(person);
  await person.page.goto('about:blank');
}

/** Opens the path of a link, which has no secret, in the browser in which the person has a seat. */
async function comeBack({ page }: Person, path: string): Promise<void> {
  await page.goto(server.address + path);
  await page.getByTestId('map').waitFor();
}

/** Returns the path of the table in a message. */
function linkIn(text: string): string | undefined {
  return /https:\/\/table\.example(\/t\/\S+)/.exec(text)?.[1];
}

/** Asks for e-mail in the lobby, and confirms the address with the link in the first message. */
async function turnOnMail(): Promise<void> {
  const { page } = gemma;
  await page.getByTestId('mail-address').fill('gemma@mail.example');
  await gemma.press('mail-on');
  await page.getByTestId('mail-state').waitFor();
  const path =
    /https:\/\/table\.example(\/notifications\/confirm\S+)/.exec(mail.mails[0]?.text ?? '')?.[1] ?? '';
  await page.goto(server.address + path);
  await page.getByRole('button', { name: confirming.confirmButton }).click();
  await page.getByRole('heading', { name: confirming.confirmedTitle }).waitFor();
}

async function turnOnPush(): Promise<void> {
  await paul.press('push-on');
  await paul.page.getByTestId('push-off').waitFor();
}

/** Lets Paul's fighter parry from now on, without asking him. The form finds the prompts by simulating some rounds. */
async function orderParry(): Promise<void> {
  await paul.page
    .getByTestId('turn-order')
    .getByRole('button', { name: /Duelist/ })
    .click();
  await paul.press('order-add');
  await fillInParry(paul, 1);
  await andSeen(paul, () => paul.press('order-save'));
  await paul.page.keyboard.press('Escape');
}

/** Ends the turns of the GM's fighters until it is the player's turn. */
async function giveTurnsToPlayer(): Promise<void> {
  if (await isToAct(gemma)) await gemma.press('action-end-turn');
  await expect.poll(() => isToAct(gemma), PATIENCE).toBe(false);
}

/**
 * Replaces the push service of a person's browser with a stand-in. Headless browsers cannot show notifications, so the
 * test reads the messages at the stand-in, which decrypts them as a browser does.
 */
async function usePush({ page }: Person, { address }: PushBrowser): Promise<void> {
  await page.context().addInitScript((address) => {
    // headless browsers deny notifications, even to pages that were granted the permission
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    let isSubscribed = false;
    const subscription = { endpoint: address.endpoint, toJSON: () => address } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (isSubscribed ? subscription : null);
  }, address);
}
