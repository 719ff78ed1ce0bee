import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { shownTexts } from './support/shown-texts.ts';
import { tourDialogs, tourEditor } from './support/tour.ts';

/* Compares the text on the product's screens with `screens.txt`. `npm run screens` writes the file. */

const FILE = join(import.meta.dirname, 'screens.txt');
/** A fighter in the Flow fight that has an enemy in range at the start. */
const FIRST = 'archer';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let gathering: Gathering;
let gm: Person;
const screens: { readonly name: string; readonly texts: readonly string[] }[] = [];

beforeAll(async () => {
  gathering = await Gathering.begin();
  gm = await gathering.arrive('Gemma', DESKTOP, { isNew: true });
});

afterAll(() => gathering?.end());

it('every screen shows the texts recorded in screens.txt', async () => {
  await visitPages(gm.page);
  await tourEditor(gm, gathering.server.address, record);
  for (const id of Object.keys(RULESETS)) await visitLobby(id);
  await visitTable();
  await visitEnd();
  const shown = screens.map(({ name, texts }) => `=== ${name} ===\n\n${texts.join('\n')}\n`).join('\n');
  if (process.env.SCREENS === 'write') writeFileSync(FILE, shown);
  expect(shown, 'A text has changed. `npm run screens` writes e2e/screens.txt; review its diff.').toBe(
    readFileSync(FILE, 'utf8'),
  );
});

async function record(name: string, { page } = gm): Promise<void> {
  screens.push({ name, texts: await shownTexts(page) });
}

async function visitPages(page: Page): Promise<void> {
  const { address } = gathering.server;
  await page.goto(address);
  await page.locator('[data-testid=create]:enabled').waitFor();
  await record('Front page');
  await page.goto(`${address}/campaign`);
  await page.locator('[data-testid=create-campaign]:enabled').waitFor();
  await record('Campaigns');
  await page.goto(`${address}/rules/flow`);
  await page.getByTestId('chapter').first().waitFor();
  await record('Rules: contents');
  await page.getByTestId('chapter').nth(4).click();
  await page.getByTestId('rule').first().waitFor();
  await record('Rules: a chapter');
  await page.goto(`${address}/guide/players`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await record('Guide: players');
  await page.goto(`${address}/t/unknown-game#secret`);
  await page.getByRole('alert').waitFor();
  await record('Link to no table');
  await page.goto(`${address}/replay`);
  await page.getByTestId('recording-file').waitFor({ state: 'attached' });
  await record('Replay: choose a recording');
}

/** Opens a table for the first scenario of a ruleset with more than two fighters. Its turn order is fixed. */
async function visitLobby(id: string): Promise<void> {
  const { links } = await begin(id);
  await gm.page.goto(gathering.server.address + links.gm);
  await gm.page.getByTestId('name').fill(gm.name);
  if (id === 'flow') await record('Join');
  await gm.press('join');
  await gm.page.getByTestId('lobby').waitFor();
  await gm.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await record(`Lobby of the GM: ${id}`);
  if (id === 'flow') await visitAs(links.player, 'Lobby of a player');
  if (id === 'flow') await visitAs(links.spectator, 'Lobby of a spectator');
}

async function visitAs(link: string, name: string): Promise<void> {
  const guest = await gathering.arrive('Pia', PHONE);
  await guest.sitDown(gathering.server.address + link);
  await guest.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await record(`${name}, on a phone`, guest);
  await guest.leave();
}

function begin(id: string): Promise<CreatedBattle> {
  const { scenarios } = RULESETS[id] ?? {};
  const setup = scenarios?.find((one) => one.setup.combatants.length > 2)?.setup;
  const ids = setup?.combatants.map((one) => one.id) ?? [];
  const order = [...ids.filter((one) => one === FIRST), ...ids.filter((one) => one !== FIRST)];
  return gathering.openTable({ fight: { ruleset: id, title: 'A fight', ...setup, order } });
}

/** Visits a table of Flow in its first turn, before any die is rolled. */
async function visitTable(): Promise<void> {
  const { page } = gm;
  const { links } = await begin('flow');
  await page.goto(gathering.server.address + links.gm);
  await page.getByTestId('name').fill(gm.name);
  await gm.press('join');
  await gm.press('start');
  await page.locator('[data-testid=action-end-turn]:enabled').waitFor();
  await record('Table: a turn');
  await gm.press('action-attack');
  await page.getByTestId('aim-card').waitFor();
  await record('Table: an action to aim');
  await page.keyboard.press('Escape');
  await tourDialogs(gm, record);
  await gm.press('open-gm');
  await page.getByTestId('table-settings').waitFor();
  for (const part of await page.getByTestId('gm-drawer').locator('summary').all()) await part.click();
  await record('Table: GM panel');
}

async function visitEnd(): Promise<void> {
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await gm.page.getByTestId('aftermath').waitFor();
  await gm.page.getByTestId('gm-drawer').getByRole('button', { name: common.close }).first().click();
  await record('End of a fight');
  const replay = await gm.page.getByTestId('see-again').getAttribute('href');
  await gm.page.goto(new URL(replay ?? '', gm.page.url()).href);
  await gm.page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  await gm.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await record('Replay');
}
