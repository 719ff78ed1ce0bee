import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalog, PAGE, readChapter, TRANSLATED } from '../scripts/messages/catalog.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import {
  answerBy,
  attackFirstTarget,
  isToAct,
  placeFighter,
  questionTo,
  saysInLog,
  setNumber,
} from './support/table.ts';

const DESKTOP = { width: 1280, height: 800 };
const MOST_STEPS = 80;
const LANGUAGES = ['de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

const rules = TRANSLATED.find(({ name }) => name === 'flow') as Catalog;

/** Returns a text of a catalog in a language: the message `key`, or the message `key.part` of a group. */
function textIn(
  language: Language,
  catalog: Catalog,
  [chapter, key, part]: readonly [string, string, string?],
): string {
  const found = readChapter(catalog, language, chapter)[key];
  return String(part === undefined || typeof found === 'string' ? found : found?.[part]);
}

/** Returns a pattern for the lines of the log that a message makes. */
const linesOf = (message: string) => new RegExp(message.replaceAll(/\{[^}]*\}/g, '.+'));

it('a German and a French player fight a duel at one table, each in their own language', async () => {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'duel' });
  const gm = await gathering.arrive('Gemma', { width: 1440, height: 900 });
  await gm.sitDown(gathering.server.address + links.gm);
  const players = await Promise.all([join('Anja', 'de', links.player), join('Jean', 'fr', links.player)]);
  const [anja, jean] = players;
  await anja.press('claim-duelist');
  await gm.page.getByTestId('cast-raider1').selectOption({ label: jean.name });
  await gm.press('start');
  await placeFighter(gm, 'raider1', [-1, 0]);
  await setNumber(gm, 'raider1', 'hp', 6);
  await fightToTheEnd(players);
  for (const [index, language] of LANGUAGES.entries()) await readsIn(language, players[index] as Person);
});

async function join(name: string, language: Language, link: string): Promise<Person> {
  const person = await gathering.arrive(name, DESKTOP);
  await person.sitDown(gathering.server.address + link.replace('#', `?lang=${language}#`));
  return person;
}

/** Lets both players attack whenever they can, until the fight is over on both pages. */
async function fightToTheEnd(players: readonly Person[]): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    for (const player of players) {
      if (await player.sees('end-screen')) return;
      if (await questionTo(player)) await answerBy(player, { defend: ['dodge', 'parry'] });
      else if (await isToAct(player)) await attackOrEnd(player);
    }
  }
  throw new Error('The duel did not end.');
}

async function attackOrEnd(player: Person): Promise<void> {
  const rev = await player.rev();
  if (!(await attackFirstTarget(player))) await player.press('action-end-turn');
  await player.waitBeyond(rev);
}

/** Expects a page's actions, log and end screen in a language, and no line of the other language. */
async function readsIn(language: Language, person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('end-screen').waitFor();
  expect(await person.reads('end-screen')).toContain(textIn(language, PAGE, ['end', 'whoDidWhat']));
  await person.photograph(`duel-in-${language}`);
  const turn = (of: Language) => linesOf(textIn(of, rules, ['log', 'turn']));
  await saysInLog(person, turn(language));
  const [other] = LANGUAGES.filter((one) => one !== language);
  if (other) expect(await page.getByTestId('log').textContent()).not.toMatch(turn(other));
  expect(person.faults).toEqual([]);
}
