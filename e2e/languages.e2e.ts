import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PSEUDO } from '../scripts/messages/pseudo.ts';
import scenarios from '../shared/src/rulesets/flow/words/de/scenarios.json' with { type: 'json' };
import table from '../shared/src/rulesets/flow/words/de/table.json' with { type: 'json' };
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { playOnce, startDuel } from './support/solo.ts';

/*
 * Tests the languages of the page with the pseudo-language: English with accents, longer, and in brackets. The server’s
 * texts are tested in German.
 */

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the help panel, and waits until the table shows again. */
async function choose({ page }: Person, language: string): Promise<void> {
  await page.getByTestId('open-help').click();
  await page.getByTestId('language').selectOption(language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  await page.getByTestId('map').waitFor();
}

/**
 * Returns the visible buttons and headings that are cut off: their text is wider than they are, or they reach beyond
 * the window. Leaves out titles that end in an ellipsis if they are long, and parts that scroll sideways.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const isCut = (one: Element) =>
      one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis';
    const isBeyond = (one: Element) =>
      one.getBoundingClientRect().right > innerWidth && !scrolls(one.parentElement);
    return [...document.querySelectorAll('button, h1, h2, h3')]
      .filter((one) => one.checkVisibility() && (isCut(one) || isBeyond(one)))
      .map((one) => one.textContent || one.ariaLabel || one.className);
  });
}

it('the stream overlay and the replay follow the language of their address', async () => {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'duel' });
  const { page } = await gathering.arrive('Stella', { width: 1440, height: 900 });
  await page.goto(gathering.server.address + links.spectator.replace('#', `?stream&lang=${PSEUDO}#`));
  await page.getByTestId('stream').waitFor();
  expect(await languageOf(page)).toBe(PSEUDO);
  await page.goto(`${gathering.server.address}/replay?lang=${PSEUDO}`);
  expect(await languageOf(page)).toBe(PSEUDO);
});

it('a German visitor reads about the rulebooks in German, and opens a duel with German names', async () => {
  const { address } = gathering.server;
  const { page } = await gathering.arrive('Gerda', { width: 1440, height: 900 });
  await page.context().addCookies([{ name: 'lang', value: 'de', url: address }]);
  await page.goto(address);
  await page.getByText(table.tagline).waitFor();
  await page.getByText(scenarios.fights.duel.blurb).waitFor();
  await page.getByText(scenarios.fights.duel.title, { exact: true }).click();
  await page.getByTestId('play-chosen').click();
  await page.getByTestId('map').waitFor();
  await page.getByText(scenarios.names.raider1).first().waitFor();
  await page.getByText(scenarios.fights.duel.title).first().waitFor();
});

describe.each([
  { device: 'desktop', width: 1440, height: 900 },
  { device: 'phone', width: 390, height: 844 },
])('on a $device', ({ device, width, height }) => {
  let visitor: Person;
  beforeAll(async () => {
    visitor = await gathering.arrive('Vic', { width, height });
  });

  it('the front page in the language of its address fits', async () => {
    const { page } = visitor;
    await page.goto(`${gathering.server.address}/?lang=${PSEUDO}`);
    await page.locator('[data-testid=create]:enabled').waitFor();
    expect(await languageOf(page)).toBe(PSEUDO);
    expect(await page.locator('h1').textContent()).toMatch(/^\[.*\]$/);
    expect(await cutOff(page)).toEqual([]);
    await visitor.photograph(`language-front-${device}`);
  });

  it('a player chooses a language in the help panel, keeps the seat and plays on', async () => {
    const { page } = visitor;
    await startDuel(visitor, gathering.server.address);
    expect(await languageOf(page)).toBe('en');
    await choose(visitor, PSEUDO);
    await page.getByTestId('pace').selectOption('at-once');
    await visitor.photograph(`language-table-${device}`);
    expect(await cutOff(page)).toEqual([]);
    await playOnce(visitor);
    expect(visitor.faults).toEqual([]);
    await page.getByTestId('open-help').click();
    await page.getByTestId('language').waitFor();
    await visitor.photograph(`language-help-${device}`);
    expect(await cutOff(page)).toEqual([]);
  });
});
