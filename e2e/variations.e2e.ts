import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { andSeen, answerBy, beginTable, chooseGroupFight, isToAct, questionTo } from './support/table.ts';

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

const MOST_STEPS = 60;

/** Ends turns of the user's side at a local table, and answers each question with the default. */
async function endTurns(person: Person, turns: number): Promise<void> {
  let ended = 0;
  for (let step = 0; step < MOST_STEPS && ended < turns; step++) {
    await person.page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
    const rev = await person.rev();
    if (await questionTo(person)) await answerBy(person, {});
    else if (await isToAct(person)) {
      await person.press('action-end-turn');
      ended++;
    } else continue;
    await person.waitBeyond(rev);
  }
}

it('a viewer of a replay tries another line against bots, returns to the replay, and sends the line to a friend', async () => {
  const gm = await gathering.arrive('Gloria', { width: 1440, height: 900 });
  await gm.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await gm.page.goto(gathering.server.address);
  await chooseGroupFight(gm, 'Flow');
  await beginTable(gm);
  await gm.press('start');
  for (let turn = 0; turn < 3; turn++) await andSeen(gm, () => gm.press('action-end-turn'));
  await gm.press('open-gm');
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await gm.page.getByTestId('open-replay').check(); // a friend with the spectators' link may see all of the fight
  await gm.press('see-again');
  await gm.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await gm.page.getByTestId('timeline-range').fill('2');

  await gm.press('try-line');
  await gm.photograph('what-if-form');
  const requests: string[] = [];
  gm.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await gm.press('begin-line');
  await gm.page.locator('main.variation').waitFor();
  await endTurns(gm, 2);
  await gm.photograph('what-if');
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([]);
  await gm.press('share-variation');
  const link = await gm.page.evaluate(() => navigator.clipboard.readText());
  const rev = await gm.rev();
  await gm.press('back-to-replay');
  await gm.page.getByTestId('mark-variation').waitFor();
  expect(await gm.page.getByTestId('open-variation').count()).toBe(1);
  await gm.photograph('what-if-in-the-timeline');
  await gm.press('show-turning');
  await gm.press('turning-stop');
  const line = gm.page.getByTestId('turning-other-line');
  await line.getByTestId('turning-start').click();
  await line
    .getByTestId('turning-progress')
    .filter({ hasText: / [2-9]%/ })
    .waitFor({ timeout: 120_000 });
  await gm.photograph('what-if-win-probability');
  await line.getByTestId('turning-stop').click();
  await line.getByTestId('turning-start').waitFor();

  const friend = await gathering.arrive('Fay', { width: 390, height: 844 });
  await friend.page.goto(link);
  await friend.page.locator('main.variation').waitFor();
  await friend.waitBeyond(rev - 1);
  await friend.photograph('what-if-phone');
  await friend.press('back-to-replay');
  await friend.page.getByTestId('timeline').waitFor();
  expect([...gm.faults, ...friend.faults]).toEqual([]);
});
