import { TEXT } from '@riposte/shared/rulesets/flow/words/catalog';
import type { Locator, Page } from 'playwright-core';
import * as end from '../../client/src/words/end.ts';
import * as fight from '../../client/src/words/fight.ts';
import * as front from '../../client/src/words/front.ts';
import * as words from '../../client/src/words/table.ts';
import type { Person } from './person.ts';
import { fightOn, type Place, stepsBetween } from './table.ts';

/**
 * Plays a duel from the front page to its end, finding controls only by role and accessible name. Returns the
 * announcements.
 */
export async function duelByReader(person: Person): Promise<ReadonlySet<string>> {
  const { page } = person;
  await page.locator('[data-testid=play-now]:enabled').waitFor(); // becomes enabled once the list of scenarios has loaded
  await activate(page.getByRole('button', { name: front.playNow }));
  const news = page.getByRole('log', { name: words.whatHasJustHappened });
  await news.getByRole('paragraph').first().waitFor({ state: 'attached' });
  await page.getByRole('combobox', { name: fight.howFastBotsAct }).selectOption({ label: fight.botsAtOnce });
  const told = new Set<string>();
  await fightOn(person, async () => {
    await listenAndAct(person);
    for (const sentence of await news.getByRole('paragraph').allTextContents()) told.add(sentence);
  });
  await page
    .getByRole('heading', { name: new RegExp(`^(${end.youHaveWon}|${end.youHaveLost('').split('.')[0]})`) })
    .waitFor();
  return told;
}

/** Presses a control as a screen reader does: by focus and key. */
async function activate(control: Locator): Promise<void> {
  await control.press('Enter');
}

const { actions, options } = TEXT;

const startingWith = (pattern: string) => new RegExp(`^${pattern}`);

/** Takes the next step that the announcements call for, using accessible names only. */
async function listenAndAct(person: Person): Promise<void> {
  const { page } = person;
  const rev = await person.rev();
  const calls = await page.getByRole('status').allTextContents();
  const isTurn = calls.some((call) => call.includes(words.yourTurnNow('Duelist')));
  const bar = page.getByRole('region', { name: words.actions });
  const attack = bar.getByRole('button', { name: startingWith(`${actions.attack.label} `) });
  if (!isTurn) await activate(page.getByRole('button', { name: startingWith(options.pass.label) }));
  else if (await attack.isVisible()) {
    await activate(attack);
    const card = page.getByRole('region', { name: words.preparedAction });
    await activate(card.getByRole('button', { name: startingWith(`${actions.attack.label}.*Enter$`) }));
  } else if (!(await goByWords(page)))
    await activate(bar.getByRole('button', { name: startingWith(actions['end-turn'].label) }));
  await person.waitBeyond(rev);
}

/**
 * Moves to the reachable hex that is nearest to the foe, with the text map. Returns false if no reachable hex is
 * nearer.
 */
async function goByWords(page: Page): Promise<boolean> {
  const map = page.getByRole('region', { name: fight.theMapInWords });
  const whereIs = async (name: string) =>
    placeIn(
      (await map
        .getByRole('listitem')
        .filter({ hasText: `${name}; at` })
        .textContent()) ?? '',
    );
  const [own, foe] = [await whereIs('Duelist'), await whereIs('Raider')];
  const summary = map.getByTestId('ways');
  if (stepsBetween(own, foe) <= 1 || (await summary.count()) === 0) return false;
  const ways = map.getByRole('button', { name: startingWith(fight.goTo('')) });
  if ((await ways.count()) === 0) await activate(summary);
  await ways.first().waitFor();
  const names = await ways.allTextContents();
  const [best] = names.sort(
    (one, other) => stepsBetween(placeIn(one), foe) - stepsBetween(placeIn(other), foe),
  );
  if (best === undefined || stepsBetween(placeIn(best), foe) >= stepsBetween(own, foe)) return false;
  await activate(map.getByRole('button', { name: best, exact: true }));
  return true;
}

function placeIn(text: string): Place {
  const [, q = '0', r = '0'] = /(-?\d+), (-?\d+)/.exec(text) ?? [];
  return [Number(q), Number(r)];
}
