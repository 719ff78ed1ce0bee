import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as words from '../client/src/words/campaign.ts';
import * as orders from '../client/src/words/orders.ts';
import { faultsOf } from './support/accessible.ts';
import { tabTo } from './support/by-keyboard.ts';
import { Gathering } from './support/gathering.ts';
import { allowSetDice, fillInParry, hitAs } from './support/parrying.ts';
import type { Person } from './support/person.ts';
import { andSeen, hasEvent } from './support/table.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

/** Creates a campaign of Flow. Returns the address of its page. */
async function createCampaign({ page, name }: Person): Promise<string> {
  await page.goto(`${gathering.server.address}/campaign`);
  await page.getByTestId('campaign-you').fill(name);
  await page.getByTestId('campaign-title').fill('The mill');
  await page.locator('[data-testid=create-campaign]:enabled').waitFor();
  await page.getByTestId('campaign-ruleset').selectOption('flow');
  await page.getByTestId('create-campaign').click();
  await page.getByTestId('heroes').waitFor({ state: 'attached' });
  return page.url();
}

/** Joins a campaign and adds a hero of the player's own. */
async function joinWithHero({ page, name }: Person, link: string, hero: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId('name').fill(name);
  await page.getByTestId('join').click();
  await page.getByTestId('add-hero').click();
  await page.getByTestId('hero-name').fill(hero);
  await page.getByTestId('send-hero').click();
  await page.getByTestId('heroes').getByText(hero).waitFor();
}

/** Opens a fight from the campaign's page with all heroes. */
async function openFight({ page }: Person, scenario: string): Promise<void> {
  const before = await page.locator('[data-testid^=enter-]').count();
  await page.getByTestId('fight-source').selectOption(scenario);
  await page.getByTestId('open-fight').click();
  await page.locator('[data-testid^=enter-]').nth(before).waitFor();
}

/** Enters the open fight from the campaign's page, where a seat waits. */
async function enter({ page }: Person): Promise<void> {
  await page.locator('[data-testid^=enter-]').first().click();
  await page.getByTestId('map').waitFor();
}

/** Opens the menu of a fighter at the table, and resolves once its health is there. */
async function openMenuOf({ page }: Person, fighter: string): Promise<void> {
  await page.locator('.ribbon-fighter', { hasText: fighter }).click({ button: 'right' });
  await page.getByTestId('hands-now-hp').waitFor();
}

/** The sentence of the auto-response in these tests. */
const PARRY = orders.sentence('Parry', orders.likely(0.01));

/** Lets the player's hero parry from now on, while the player is asked to defend. */
async function orderParry(player: Person): Promise<void> {
  await player.press('from-now-on');
  await player.press('order-add');
  await fillInParry(player, 1);
  await andSeen(player, () => player.press('order-save'));
}

/** Opens a part of the campaign's page. */
const openPart = ({ page }: Person, part: string) => page.getByTestId(`part-${part}`).click();

it('a GM leads a campaign with the keyboard only, and no form loses the focus', async () => {
  const gm = await gathering.arrive('Gemma', DESK);
  const { page } = gm;
  const press = async (id: string, key?: 'Shift+Tab') => {
    await tabTo(page, id, key);
    await page.keyboard.press('Enter');
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await createCampaign(gm);
  await press('add-hero');
  await tabTo(page, 'hero-name');
  await page.keyboard.type('Bran');
  await press('send-hero');
  await page.getByTestId('heroes').getByText('Bran').waitFor();
  expect(await focused()).toBe('add-hero');
  await press('part-journal', 'Shift+Tab');
  await press('plan-session');
  await page.locator('[data-testid^=session-s]').waitFor();
  expect(await focused()).toBe('plan-session');
  await tabTo(page, 'note-text');
  await page.keyboard.type('The mill burns.');
  await press('add-note');
  await page.getByTestId('notes').getByText('burns').waitFor();
  expect(await focused()).toBe('add-note');
  await press('part-overview', 'Shift+Tab');
  await press('open-fight');
  const enterButton = page.locator('[data-testid^=enter-]');
  await enterButton.waitFor();
  await press((await enterButton.getAttribute('data-testid')) ?? '', 'Shift+Tab');
  await page.getByTestId('map').waitFor();
});

it('a player sees what has changed since the last visit', async () => {
  const gm = await gathering.arrive('Gemma', DESK);
  const ann = await gathering.arrive('Ann', PHONE);
  await createCampaign(gm);
  await openPart(gm, 'group');
  await joinWithHero(ann, await gm.page.getByTestId('link-player').inputValue(), 'Ida');
  const address = ann.page.url();
  await ann.page.goto('about:blank');
  await openPart(gm, 'journal');
  await gm.page.getByTestId('note-text').fill('The mill burns.');
  await gm.press('add-note');
  await gm.page.getByTestId('notes').getByText('burns').waitFor();
  await ann.page.goto(address);
  const summary = words.changedSince(words.countOf(words.notes, 1));
  await ann.page.getByTestId('changed-since').getByText(summary).waitFor();
  await openPart(ann, 'journal');
  await ann.page.getByTestId('notes').getByText(words.changedEntry).waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  await ann.page.reload();
  await openPart(ann, 'journal');
  await ann.page.getByTestId('notes').getByText('burns').waitFor();
  expect(await ann.page.getByTestId('notes').getByText(words.changedEntry).count()).toBe(0);
});

it('a group takes its wounds and auto-responses from one fight to the next, and its campaign to another place', async () => {
  const gm = await gathering.arrive('Gemma', DESK);
  const [ann, ben] = [await gathering.arrive('Ann', DESK), await gathering.arrive('Ben', PHONE)];
  const campaign = await createCampaign(gm);
  await openPart(gm, 'group');
  const link = await gm.page.getByTestId('link-player').inputValue();
  await joinWithHero(ann, link, 'Ida');
  await joinWithHero(ben, link, 'Otto');
  expect(await faultsOf(ben.page)).toEqual([]);
  await ben.photograph('campaign-phone');

  await openPart(gm, 'overview');
  await gm.page.getByTestId('heroes').getByText('Otto').waitFor();
  expect(await faultsOf(gm.page)).toEqual([]);
  await openFight(gm, 'duel');
  await enter(ann);
  await enter(gm);
  await gm.press('start');
  await allowSetDice(gm);
  await hitAs(gm, 'Raider');
  await orderParry(ann);
  await hasEvent(ann, 'auto-chosen', 'Parry');
  await openMenuOf(gm, 'Ida');
  await gm.press('hands-hurt');
  await gm.page.keyboard.press('Escape');
  await gm.press('open-gm');
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await gm.page.getByTestId('aftermath').waitFor();

  await gm.page.goto(campaign);
  await gm.page.getByTestId('fights').getByRole('link').first().click();
  const value = gm.page.getByTestId('value-hp');
  await value.waitFor();
  expect(await faultsOf(gm.page)).toEqual([]);
  await gm.photograph('campaign-results');
  await value.locator('input').fill('9');
  const resultOf = (hero: string) => gm.page.locator('[data-testid^=result-]', { hasText: hero });
  await resultOf('Ida').locator('[data-testid^=apply-]').click();
  await resultOf('Ida').getByText(words.statuses.applied).waitFor();
  for (const _sure of ['once', 'twice']) await resultOf('Otto').locator('[data-testid^=reject-]').click();
  await resultOf('Otto').getByText(words.takesNothing).waitFor();
  await ann.page.goto(campaign);
  await ann.page
    .getByTestId('heroes')
    .getByText(words.healthOf('Hit points', 9, 32))
    .waitFor();
  await ann.page.getByRole('link', { name: 'Ida' }).click();
  await ann.page.getByTestId('hero-orders').getByText(PARRY).waitFor();
  expect(await faultsOf(ann.page)).toEqual([]);
  await ann.photograph('campaign-orders');

  await openPart(gm, 'overview');
  await openFight(gm, 'duel');
  await enter(gm);
  await gm.press('start');
  await openMenuOf(gm, 'Ida');
  expect(await gm.reads('hands-now-hp')).toBe('9');
  await gm.page.keyboard.press('Escape');
  await allowSetDice(gm);
  await hitAs(gm, 'Raider');
  await hasEvent(gm, 'auto-chosen', 'Parry'); // Ann is not even at the table

  await gm.page.goto(campaign);
  await gm.page.getByTestId('restored').waitFor();
  await gm.press('give-rest');
  await gm.page
    .getByTestId('heroes')
    .getByText(words.healthOf('Hit points', 32, 32))
    .first()
    .waitFor();
  await gm.page.getByRole('link', { name: 'Ida' }).click();
  await gm.page.getByTestId('history').waitFor();
  expect(await faultsOf(gm.page)).toEqual([]);
  await gm.photograph('campaign-hero');

  await openPart(gm, 'settings');
  const download = gm.page.waitForEvent('download');
  await gm.press('export-campaign');
  const file = await readFile(await (await download).path());
  await gm.page.goto(`${gathering.server.address}/campaign`);
  await gm.page
    .getByTestId('import-campaign')
    .setInputFiles({ name: 'the-mill.json', mimeType: 'application/json', buffer: file });
  await openPart(gm, 'group');
  const again = await gathering.arrive('Ann', PHONE);
  await again.page.goto(await gm.page.getByTestId('link-player').inputValue());
  await again.page.getByRole('radio', { name: 'Ann' }).check();
  expect(await faultsOf(again.page)).toEqual([]);
  await again.press('join');
  await again.page.getByTestId('heroes').getByText(words.ownedBy('Ann')).waitFor();
  await again.page.getByRole('link', { name: 'Ida' }).click();
  await again.page.getByTestId('hero-orders').getByText(PARRY).waitFor();
  await again.press('order-remove');
  await again.page.getByTestId('hero-orders').waitFor({ state: 'detached' });
  for (const { faults } of gathering.people) expect(faults).toEqual([]);
});
