import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChapter, TRANSLATED } from '../scripts/messages/catalog.ts';
import type { Chapter } from '../scripts/messages/module.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';

const DESKTOP = { width: 1280, height: 800 };
const shared = TRANSLATED.find(({ name }) => name === 'shared');
type Language = 'de' | 'fr';

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

/** Returns the address of a link on the test server, in a language. */
const addressIn = (language: Language, link: string) =>
  gathering.server.address + link.replace('#', `?lang=${language}#`);

/** Returns a sentence of the server in a language. */
function refusalIn(language: Language, group: 'codes' | 'denials', id: string): string {
  const chapter = shared && readChapter(shared, language, 'server-refusals')[group];
  return String((chapter as Chapter)[id]);
}

it('at one table, a German player is refused in German and a French player in French', async () => {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'duel' });
  const sitDown = async (name: string, language: Language): Promise<[Person, Language]> => {
    const person = await gathering.arrive(name, DESKTOP);
    await person.sitDown(addressIn(language, links.player));
    return [person, language];
  };
  const seated = [await sitDown('Anja', 'de'), await sitDown('Jean', 'fr')];
  for (const [{ page }, language] of seated) {
    await page.getByTestId('open-talk').click();
    await page.getByTestId('say').fill('/roll nothing');
    await page.keyboard.press('Enter');
    await page
      .getByTestId('toasts')
      .getByText(refusalIn(language, 'codes', 'bad-roll'))
      .waitFor();
  }
  for (const [person, language] of seated) {
    await person.photograph(`refusal-${language}`);
    expect(person.faults).toEqual([]);
  }
});

it('a page whose link is wrong says so in its language', async () => {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'duel' });
  const { page } = await gathering.arrive('Anja', DESKTOP);
  await page.goto(addressIn('de', links.player.replace(/#.*/, `#${'x'.repeat(22)}`)));
  await page.getByText(refusalIn('de', 'denials', 'bad-link')).waitFor();
});
