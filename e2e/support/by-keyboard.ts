import type { Page } from 'playwright-core';
import * as fight from '../../client/src/words/fight.ts';
import type { Person } from './person.ts';
import { fightOn, type Place, questionTo, stepsBetween } from './table.ts';

const MOST_TABS = 60;

/** Plays a duel from the front page to its end with the keyboard only. */
export async function duelByKeyboard(person: Person): Promise<void> {
  const { page } = person;
  await tabTo(page, 'play-now');
  await page.keyboard.press('Enter');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await tabTo(page, 'pace');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab'); // letters choose in the list while it has the focus
  await fightOn(person, () => act(person));
  await tabTo(page, 'look-at-table', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByTestId('end-again').waitFor();
}

/** Moves the focus by Tab or Shift+Tab to an element. */
export async function tabTo(page: Page, id: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.locator(`[data-testid=${id}]:not(:disabled)`).waitFor();
  for (let count = 0; count < MOST_TABS; count++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))) === id) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to "${id}".`);
}

/** Takes the next step by keyboard: answer, attack, approach the foe or end the turn. */
async function act(person: Person): Promise<void> {
  const { page } = person;
  await page.locator('.answer:enabled, .end-turn:enabled').first().waitFor(); // keys do nothing while an input is on its way to the server
  const rev = await person.rev();
  const attack = page.getByTestId('action-attack').locator('kbd');
  if (await questionTo(person)) await page.keyboard.press('1');
  else if (await attack.isVisible()) await page.keyboard.press((await attack.innerText()).toLowerCase());
  else if (!(await goNearer(person))) await page.keyboard.press('e');
  const prepared = await page.waitForFunction((seen) => {
    const now = Number(document.querySelector('main.table')?.getAttribute('data-rev'));
    return now > seen ? 'sent' : document.querySelector('[data-testid=confirm]') && 'prepared';
  }, rev);
  if ((await prepared.jsonValue()) === 'prepared') await page.keyboard.press('Enter');
  await person.waitBeyond(rev);
}

/** Moves next to the foe with the arrow keys. Returns false if that is unnecessary or impossible. */
async function goNearer(person: Person): Promise<boolean> {
  const { page } = person;
  const [own, foe] = [await placeOf(page, 'duelist'), await placeOf(page, 'raider1')];
  if (own[1] !== foe[1] || stepsBetween(own, foe) <= 1) return false;
  await tabTo(page, 'map', 'Shift+Tab');
  const key = own[0] < foe[0] ? 'ArrowRight' : 'ArrowLeft';
  for (let step = 1; step < stepsBetween(own, foe); step++) await page.keyboard.press(key);
  if (!(await person.reads('cursor')).includes(fight.inReach)) return false;
  await page.keyboard.press('Enter');
  return true;
}

async function placeOf(page: Page, id: string): Promise<Place> {
  const at = await page.getByTestId(`fighter-${id}`).getAttribute('data-at');
  const [q = 0, r = 0] = (at ?? '').split(',').map(Number);
  return [q, r];
}
