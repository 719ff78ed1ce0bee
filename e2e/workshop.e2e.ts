import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as front from '../client/src/words/front.ts';
import * as workshop from '../client/src/words/workshop.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { beginInWorkshop, recruit } from './support/workshop.ts';

let gathering: Gathering;
let gemma: Person;
/** Milliseconds within which bots play up to 400 fights, even on a busy machine. */
const FIGHTS_TIMEOUT = 400_000;
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  gathering = await Gathering.begin();
  gemma = await gathering.arrive('Gemma', { width: 1440, height: 900 });
});

afterAll(() => gathering?.end());

it('a GM builds a fight, tests its balance with bots, shares it as a link and opens a table for it', async () => {
  const { page } = gemma;
  await beginInWorkshop(gemma, gathering.server.address, 'flow');
  await recruit(gemma, 'duelist');
  await recruit(gemma, 'goblin');
  await gemma.press('fighter-duelist');
  await page.getByTestId('ways-duelist').getByRole('listitem').first().waitFor();
  await setHealth('9999');
  await page.getByTestId('faults').waitFor();
  expect(await gemma.reads('rows-Sheet')).toContain('expected a whole number from 1 to 999');
  await setHealth('41');
  await page.getByTestId('faults').waitFor({ state: 'detached' });
  expect(await gemma.reads('glance')).toContain('41/41');
  await place();
  await balance();
  await gemma.press('part-save');
  const link = await page.getByTestId('share-link').inputValue();
  await gemma.press('open-table');
  const address = await page.getByTestId('enter').getAttribute('href');
  await opensWithTheSame(link);
  await gemma.sitDown(new URL(address ?? '', gathering.server.address).href);
  await page.getByTestId('lobby').waitFor();
  await gemma.press('open-gm');
  const [saved] = await Promise.all([page.waitForEvent('download'), gemma.press('save-fight')]);
  expect(saved.suggestedFilename()).toMatch(/\.json$/);
  expect(gemma.faults).toEqual([]);
});

it('a GM stops a simulation, and lets another stop by itself once it is certain enough', async () => {
  const { page } = gemma;
  const simulated = async () => Number(await page.getByTestId('balance-figures').getAttribute('data-fights'));
  await beginInWorkshop(gemma, gathering.server.address, 'flow');
  await recruit(gemma, 'duelist');
  await recruit(gemma, 'goblin');
  await gemma.press('part-balance');
  await page.getByTestId('balance-fights').fill('10000');
  await gemma.press('balance-start');
  await page.getByTestId('balance-figures').waitFor();
  expect(await gemma.reads('balance-progress')).toContain('10,000');
  await gemma.press('balance-stop');
  await page.getByTestId('balance-start').waitFor();
  const stopped = await simulated();
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(10_000);
  expect(await gemma.reads('balance-status')).toContain(workshop.whoWins(stopped));
  await page.getByTestId('balance-until').selectOption('5');
  await gemma.press('balance-start');
  await page.getByTestId('balance-start').waitFor({ timeout: FIGHTS_TIMEOUT });
  expect(await simulated()).toBeLessThanOrEqual(400);
  expect((await simulated()) % 50).toBe(0);
  await gemma.photograph('workshop-balance-certain');
  expect(gemma.faults).toEqual([]);
});

it('a content pack adds archetypes to the forms, and can be removed', async () => {
  const { page } = gemma;
  await beginInWorkshop(gemma, gathering.server.address, 'flow');
  await gemma.press('part-scenario');
  const pack = readFileSync(new URL('../docs/examples/winter-court.json', import.meta.url), 'utf8');
  await bring(pack.replace('"dice"', '"dyce"'));
  expect(await gemma.reads('pack-faults')).toContain(front.line(7));
  await bring(pack);
  await expect.poll(() => gemma.reads('packs')).toContain('The winter court 1.0');
  await recruit(gemma, 'winter-guard');
  await page.getByTestId('faults').waitFor({ state: 'detached' });
  await gemma.press('part-fighter');
  expect(await gemma.reads('glance')).toContain('24/24');
  await gemma.press('part-scenario');
  await gemma.photograph('workshop-packs');
  await gemma.press('remove-pack');
  await page.getByTestId('faults').waitFor();
  await gemma.press('undo');
  await page.getByTestId('faults').waitFor({ state: 'detached' });
  expect(gemma.faults).toEqual([]);
});

it('a GM chooses the abilities and items of a fighter on a form, without writing code', async () => {
  const { page } = gemma;
  await beginInWorkshop(gemma, gathering.server.address, 'hunt');
  await recruit(gemma, 'slayer');
  await gemma.press('fighter-slayer');
  const row = (name: string) => page.getByTestId('rows-Sheet').getByTestId(`row-${name}`);
  await row('specialties').getByTestId('kind-value-all').click();
  await row('items').getByTestId('kind-add').click();
  expect(await row('items').getByTestId('kind-value-dried-meat').count()).toBe(2);
  await row('bags').getByTestId('kind-more').last().selectOption('satchel');
  await row('bags').getByTestId('kind-add').last().click();
  await row('bags').getByTestId('kind-entry-satchel').getByTestId('kind-add').click();
  expect(await gemma.reads('rows-Sheet')).toContain('3 changed');
  await gemma.press('part-save');
  const [saved] = await Promise.all([page.waitForEvent('download'), gemma.press('save-file')]);
  const { combatants } = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(combatants[0].sheet).toEqual({
    kind: 'slayer',
    specialties: 'all',
    items: ['dried-meat', 'dried-meat'],
    bags: { 'belt-pouch': ['knife'], satchel: ['dried-meat'] },
  });
  expect(gemma.faults).toEqual([]);
});

it('a player brings a hero to a table with a code from another browser', async () => {
  const { page } = gemma;
  await beginInWorkshop(gemma, gathering.server.address, 'flow');
  await recruit(gemma, 'archer');
  await gemma.press('part-heroes');
  await gemma.press('keep-hero');
  const code = await page.getByTestId('party-code-of').inputValue();
  expect(code).toMatch(/^[\w-]{50,150}$/);
  const paul = await gathering.arrive('Paul', PHONE);
  await paul.sitDown(await invitation());
  await paul.press('bring-hero');
  const take = async (text: string) => {
    await paul.page.getByTestId('party-code').fill(text);
    await paul.press('party-code-take');
  };
  await take(code.slice(0, -5));
  await paul.page.getByText(common.codeIsIncomplete).waitFor();
  await take(code);
  await paul.page.getByTestId('bring-hero-0').waitFor();
  await paul.photograph('party-code-phone');
  await paul.press('bring-hero-0');
  await paul.page.getByTestId('withdraw-hero').waitFor();
  expect([...gemma.faults, ...paul.faults]).toEqual([]);
});

/** Returns the players' link to a table. */
async function invitation(): Promise<string> {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'broken-bridge' });
  return gathering.server.address + links.player;
}

async function bring(pack: string): Promise<void> {
  const buffer = Buffer.from(pack);
  await gemma.page
    .getByTestId('pack-file')
    .setInputFiles({ name: 'court.json', mimeType: 'application/json', buffer });
}

async function setHealth(to: string): Promise<void> {
  const sheet = gemma.page.getByTestId('rows-Sheet');
  await sheet.getByTestId('row-maxHp').getByTestId('kind-value').fill(to);
}

/** Lines up both sides, and drags the duelist out of line. */
async function place(): Promise<void> {
  await gemma.press('line-up-heroes');
  await gemma.press('line-up-foes');
  await gemma.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await gemma.dragHex([-4, 0], [-2, 0]);
  await gemma.hoverHex([-2, 0]);
  await gemma.page.getByText('-2, 0: Duelist').waitFor();
}

async function balance(): Promise<void> {
  await gemma.press('part-balance');
  await gemma.page.getByTestId('balance-fights').fill('10');
  await gemma.press('balance-start');
  await gemma.page.locator('[data-testid=balance-figures][data-fights="10"]').waitFor();
  expect(await gemma.reads('balance-figures')).toContain('Duelist');
  await gemma.photograph('workshop');
}

/** Follows the link as another user, and undoes a change there. */
async function opensWithTheSame(link: string): Promise<void> {
  const friend = await gathering.arrive('Friend', PHONE);
  await friend.page.goto(link);
  await friend.press('fighter-duelist');
  expect(await friend.reads('glance')).toContain('41/41');
  await friend.press('remove-goblin');
  await friend.page.getByTestId('fighter-goblin').waitFor({ state: 'detached' });
  await friend.press('undo');
  await friend.page.getByTestId('fighter-goblin').waitFor();
  await friend.photograph('workshop-phone');
  expect(friend.faults).toEqual([]);
}
