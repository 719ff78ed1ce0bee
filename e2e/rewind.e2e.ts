import { ENGINE_SENTENCES } from '@riposte/shared/engine/presentation/text/sentences';
import * as recording from '@riposte/shared/words/messages/recording';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as words from '../client/src/words/rewinding.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  attackFirstTarget,
  beginTable,
  chooseGroupFight,
  hasEvent,
  isToAct,
  placeFighter,
  questionTo,
} from './support/table.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/**
 * Maximum number of attacks. Among so many attacks, at least one succeeds and opens a prompt for a reaction.
 */
const MOST_BLOWS = 20;

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

async function arrive(name: string, size: typeof DESKTOP): Promise<Person> {
  const person = await Person.arrive(browser, name, size);
  people = [...people, person];
  return person;
}

/** Confirms a rewind as the GM, with a reason, and waits until the page shows it. */
async function goBack(gm: Person, why: string): Promise<void> {
  const rev = await gm.rev();
  await gm.page.getByTestId('rewind-why').fill(why);
  await gm.press('rewind-sure');
  await gm.waitBeyond(rev);
}

/** Ends the turns of other fighters until the user `of` may act. */
async function waitForTurn(of: Person, gm: Person): Promise<void> {
  while (!(await isToAct(of))) {
    const rev = await gm.rev();
    if (await questionTo(gm)) await gm.page.locator('.answer.fallback').click();
    else await gm.press('action-end-turn');
    await gm.waitBeyond(rev);
    await of.waitBeyond(rev);
  }
}

/** Attacks as Ann until a fighter may react. The GM undoes each failed attack by keyboard. */
async function strikeUntilAnswered(ann: Person, gm: Person): Promise<void> {
  for (let blow = 0; blow < MOST_BLOWS; blow++) {
    const rev = await gm.rev();
    await attackFirstTarget(ann);
    await gm.waitBeyond(rev);
    if (await questionTo(gm)) return;
    await gm.page.keyboard.press('Control+z');
    await goBack(gm, '');
    await ann.waitBeyond(rev + 1);
  }
  throw new Error('No blow was good enough.');
}

/** Returns the beginning of the log line of a rewind: who undid steps, and how. */
function undoneBy(way: 'gm' | 'granted', who: string): string {
  const event = { type: 'rewound', undone: 1, restored: 0, round: 1, why: '', way, who };
  return ENGINE_SENTENCES.rewound(event).split(/\d/)[0] ?? '';
}

it('the GM rewinds a fight into the middle of an exchange, and grants the undo that a player asks for', async () => {
  const gm = await arrive('Gloria', DESKTOP);
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  const { player, spectator } = await beginTable(gm);
  const ann = await arrive('Ann', PHONE);
  await ann.sitDown(player);
  await ann.press('claim-duelist');
  const sam = await arrive('Sam', DESKTOP);
  await sam.sitDown(spectator);
  await gm.press('start');
  await ann.page.locator('main.table[data-status=fighting]').waitFor();
  await waitForTurn(ann, gm);
  const at = (await ann.page.getByTestId('fighter-duelist').getAttribute('data-at')) ?? '0,0';
  const [q = 0, r = 0] = at.split(',').map(Number);
  await placeFighter(gm, 'ogre', [q + 1, r]);
  await gm.press('open-gm');

  await strikeUntilAnswered(ann, gm);
  const asked = await questionTo(gm);
  const rev = await gm.rev();
  const health = () => gm.page.getByTestId('fighter-ogre').getAttribute('data-hp');
  const before = await health();
  await gm.page.locator('.answer.fallback').click();
  await gm.waitBeyond(rev);
  expect(await questionTo(gm)).not.toEqual(asked);
  await gm.page.keyboard.press('Control+z');
  await gm.page.getByTestId('rewind-steps').waitFor();
  await gm.photograph('rewind-asked');
  await goBack(gm, 'he would have dodged');
  await gm.page.getByTestId('prompt-card').waitFor();
  expect([await questionTo(gm), await health()]).toEqual([asked, before]);
  for (const person of [gm, ann, sam])
    await hasEvent(person, 'rewound', undoneBy('gm', 'Gloria'), 'he would have dodged');
  await sam.photograph('rewound-spectator');
  await gm.page.locator('.answer:not(.fallback)').first().click();
  await gm.waitBeyond(rev + 2);

  await ann.page.locator('.log-toggle').click();
  await ann.press('undo');
  await ann.page.getByText(words.youAskToUndo(1).split('1')[0] ?? '').waitFor();
  await ann.photograph('takeback-asked');
  await gm.photograph('takeback-to-grant');
  await gm.press('takeback-grant');
  for (const person of [gm, ann, sam]) await hasEvent(person, 'rewound', undoneBy('granted', 'Ann'));
  await gm.page.getByTestId('takeback').waitFor({ state: 'detached' });
  expect(await health()).toBe(before);

  await gm.press('open-gm');
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await gm.press('see-again');
  await gm.page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  const verdict = await gm.reads('verdict');
  expect(verdict).toContain(recording.undoneMatch(Number(/(\d+)\D*$/.exec(verdict)?.[1])));
  await gm.page.keyboard.press('End');
  const undone = gm.page.locator('.log-undone').first();
  await undone.locator('summary').click();
  await undone.locator('li').first().waitFor();
  await gm.photograph('rewound-replay');
  for (const { faults } of people) expect(faults).toEqual([]);
});
