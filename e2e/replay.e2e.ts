import { readFile } from 'node:fs/promises';
import { allMatch } from '@riposte/shared/words/messages/recording';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as front from '../client/src/words/front.ts';
import * as replayed from '../client/src/words/replay.ts';
import { noSuchBattle, replayNotOpen } from '../server/src/words/failures.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { andSeen, waysFor } from './support/table.ts';

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

const arrive = (name: string, width: number, height: number) => gathering.arrive(name, { width, height });
const create = () => gathering.openTable({ ruleset: 'flow', scenario: 'broken-bridge', title: 'Friday' });

/** Returns the fighter whose turn it is, as the turn order shows it. */
async function shownTurn({ page }: Person): Promise<{ turn: string | null }> {
  return { turn: await page.locator('[data-testid=turn-order] [aria-current]').textContent() };
}

it('a finished fight can be replayed, verified, opened from its file in another browser, and continued from the middle', async () => {
  const { links } = await create();
  const gm = await arrive('Gloria', 1440, 900);
  await gm.sitDown(gathering.server.address + links.gm);
  await gm.press('start');
  for (let turn = 0; turn < 3; turn++) await andSeen(gm, () => gm.press('action-end-turn'));
  const soFar = gm.page.waitForEvent('popup');
  await gm.press('replay-so-far');
  await (await soFar).getByText(replayed.positionShown(1, 0, 3)).waitFor();
  await gm.press('open-gm');
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await gm.press('see-again');
  await gm.page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  const verdict = await gm.reads('verdict');
  expect(verdict).toContain(allMatch(Number(/\d+/.exec(verdict)?.[0]), 0));
  await gm.page.locator('[data-testid=map][data-ready=true]').waitFor();
  expect(await gm.reads('timeline-where')).toContain('step 0 of 4');
  await gm.page.keyboard.press('ArrowRight');
  await gm.page.keyboard.press('End');
  expect(await gm.reads('timeline-where')).toContain('step 4 of 4');
  await gm.press('mark-round');
  expect(await gm.rev()).toBe(0);
  const saved = gm.page.waitForEvent('download');
  await gm.press('save-recording');
  const file = await readFile(await (await saved).path(), 'utf8');
  const friend = await arrive('Fay', 390, 844);
  await friend.page.goto(`${gathering.server.address}/replay`);
  const bring = (text: string) =>
    friend.page
      .getByTestId('recording-file')
      .setInputFiles({ name: 'friday.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await bring(file.slice(0, -30));
  expect(await friend.reads('recording-fault')).toContain(`friday.jsonl: ${common.lineIsWrong(6, '')}`);
  await bring(file.replace(/"fighter:([a-z0-9-]+)":\{/, '"fighter:$1":7,"unknown":{'));
  await friend.page.getByText(replayed.replayIsDamaged).waitFor();
  await bring(file);
  await friend.page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  await friend.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await friend.photograph('replay-phone');
  await gm.page.getByTestId('timeline-range').fill('2');
  const { turn } = await shownTurn(gm);
  for (const step of ['play-on', 'play-on-begin']) await gm.press(step);
  await gm.photograph('replay-play-on');
  const there = await gm.page.getByTestId('enter').getAttribute('href');
  await gm.sitDown(gathering.server.address + there);
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  expect(await gm.rev()).toBe(3);
  expect(await shownTurn(gm)).toEqual({ turn });
  await andSeen(gm, () => gm.press('action-end-turn'));
  expect(await shownTurn(gm)).not.toEqual({ turn });
  expect([...gm.faults, ...friend.faults]).toEqual([]);
});

it('a spectator of a replay is refused the full view, and stays at the same moment', async () => {
  const { links } = await create();
  const gm = await arrive('Gerda', 1440, 900);
  await gm.sitDown(gathering.server.address + links.gm);
  await gm.press('start');
  await andSeen(gm, () => gm.press('action-end-turn'));
  const fan = await arrive('Fabio', 390, 844);
  await fan.page.goto(gathering.server.address + links.spectator.replace('#', '/replay#'));
  await fan.page.getByTestId('timeline').waitFor();
  await fan.page.getByTestId('timeline-range').fill('1');
  await fan.page.getByTestId('replay-eyes').selectOption('whole');
  await fan.page.getByTestId('toasts').getByText(replayNotOpen.message).waitFor();
  expect(await fan.rev()).toBe(1);
  expect(await fan.page.getByTestId('replay-eyes').inputValue()).toBe('everybody');
  expect([...gm.faults, ...fan.faults]).toEqual([]);
});

it('a GM returns to a battle from the front page, renames it there, and deletes it for good', async () => {
  const { links } = await create();
  const gm = await arrive('Greta', 1440, 900);
  await gm.sitDown(gathering.server.address + links.gm);
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await gm.page.goto(gathering.server.address);
  await gm.page
    .getByTestId('my-battle')
    .getByText(`Flow, ${front.youAreGameMaster}, ${front.goingOn}`)
    .waitFor();
  await gm.photograph('my-battles');
  await gm.press('my-rename');
  await gm.page.getByTestId('battle-name').fill('Friday, second night');
  await gm.press('battle-rename');
  await gm.page.getByTestId('my-battle').getByText('Friday, second night').click();
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await gm.page.getByText('Friday, second night').first().waitFor();
  await gm.page.goto(gathering.server.address);
  for (const _sure of ['once', 'twice']) await gm.press('my-delete');
  await gm.page.getByTestId('my-battles').waitFor({ state: 'detached' });
  const friend = await arrive('Fred', 390, 844);
  await friend.page.goto(gathering.server.address + links.player);
  await friend.page.getByText(noSuchBattle.message).waitFor();
  expect([...gm.faults, ...friend.faults]).toEqual([]);
});

it('the path of a turn leaves a trace until the next turn begins, and the skip key works from anywhere', async () => {
  const { links } = await create();
  const gm = await arrive('Greta', 1280, 800);
  await gm.page.emulateMedia({ reducedMotion: 'no-preference' });
  await gm.sitDown(gathering.server.address + links.gm);
  await gm.press('start');
  const traceOf = (length: string) => gm.page.locator(`[data-testid=map][data-frame]${length}`).waitFor();
  await traceOf('[data-trace="0"]');
  await gm.page.getByTestId('ways').waitFor({ state: 'attached' });
  const way = (await (await waysFor(gm)).first().getAttribute('data-testid')) ?? ''; // the nearest hex, because a long way may provoke attacks
  const [q = 0, r = 0] = way.replace('way-', '').split(',').map(Number);
  for (const _sure of ['once', 'twice']) await gm.clickHex([q, r]);
  await gm.page.keyboard.press('.');
  await traceOf(':not([data-trace="0"])');
  await andSeen(gm, () => gm.press('action-end-turn'));
  await traceOf('[data-trace="0"]');
  expect(gm.faults).toEqual([]);
});
