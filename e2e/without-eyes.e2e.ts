import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { duelByKeyboard } from './support/by-keyboard.ts';
import { duelByReader } from './support/by-reader.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';

const DESKTOP = { width: 1440, height: 900 };

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.remove();
});

it('a player can finish a fight by keyboard alone', async () => {
  const kim = await Person.arrive(browser, 'Kim', DESKTOP);
  await kim.page.goto(server.address);
  await duelByKeyboard(kim);
  expect(kim.faults).toEqual([]);
  await kim.leave();
});

it('a player can finish a fight with a screen reader alone', async () => {
  const lee = await Person.arrive(browser, 'Lee', DESKTOP);
  await lee.page.goto(server.address);
  const told = [...(await duelByReader(lee))];
  expect(told.some((sentence) => /^(Duelist|Raider).* [≤>] \d/.test(sentence))).toBe(true);
  expect(lee.faults).toEqual([]);
  await lee.leave();
});
