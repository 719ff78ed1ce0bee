import { Analyst } from '@riposte/shared/analysis/analyst';
import { analyze, estimateChances } from '@riposte/shared/analysis/analyze';
import {
  analystOf,
  botFight,
  doTasksHere,
  recordingOf,
} from '@riposte/shared/analysis/testing/recorded-fights';
import { playOn } from '@riposte/shared/bots/fight';
import type { Policy } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { tactical } from '@riposte/shared/bots/tactical';
import { presentEdition } from '@riposte/shared/engine/history/edition';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { lineOf, type Recording, withAnalysis } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import { VariationPlay } from '@riposte/shared/variations/variation-play';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import * as words from '../client/src/words/turning.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { beginTable, chooseGroupFight, hasEvent } from './support/table.ts';

const EFFORT = { anchors: 6, playoutsEach: 3, inputs: 1200, playouts: 60, decisions: 4 };

let server: TestServer;
let browser: Browser;
let visitor: Person;
let untouched: string;
let analyzed: string;
/** The analyzed fight with another line of play. */
let withLine: string;

/** Returns a line that bots play from the middle of a fight, with its win probabilities. */
async function calculatedLine(recording: Recording): Promise<Variation> {
  const edition = presentEdition(rulesetOf(recording.head.ruleset));
  const from = Math.floor(recording.moments.length / 2);
  const begun = { from, seed: seedOf('another line'), side: 'heroes', name: 'Line 1', inputs: [] };
  const { battle } = VariationPlay.open(edition, recording, begun);
  const policyOf = () => tactical;
  const { inputs } = playOn(battle, { seed: begun.seed, policyOf, maxRounds: 60, maxInputs: 40 });
  const line = { ...begun, inputs };
  const chances = await estimateChances(doTasksHere(new Analyst(edition, recording, line)), EFFORT);
  return { ...line, chances };
}

/** Plays a duel in which one side decides at random, so some of its decisions are bad. */
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const flow = rulesetOf('flow');
  const duel = flow.scenarios.find(({ id }) => id === 'duel');
  if (!duel) throw new Error('Flow has no duel.');
  const policyOf = (side: string): Policy => (side === 'heroes' ? random : tactical);
  const recording = recordingOf(flow, duel.setup, botFight(flow, duel.setup, 'turning', { policyOf }));
  untouched = [recording.head, ...recording.moments].map(lineOf).join('');
  analyzed = withAnalysis(untouched, await analyze(doTasksHere(analystOf(flow, recording)), EFFORT));
  withLine = analyzed + lineOf({ variation: await calculatedLine(recording) });
});

afterEach(async () => {
  await visitor?.leave();
});

async function open(text: string): Promise<void> {
  await visitor.page.goto(`${server.address}/replay`);
  const file = { name: 'duel.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await visitor.page.getByTestId('recording-file').setInputFiles(file);
  await visitor.press('show-turning');
}

it.each([
  { device: 'desktop', width: 1440, height: 900 },
  { device: 'phone', width: 390, height: 844 },
])(
  'a saved analysis shows the curve on a $device, and a click goes to a decision',
  async ({ device, width, height }) => {
    visitor = await Person.arrive(browser, 'Vic', { width, height }, { density: 1 });
    await open(analyzed);
    await visitor.page.getByTestId('turning-chart').waitFor();
    await visitor.photograph(`turning-${device}`);
    const jump = visitor.page.getByTestId('turning-jump').first();
    const step = /\d+/.exec((await jump.textContent()) ?? '')?.[0];
    await jump.click();
    expect(await visitor.rev()).toBe(Number(step));
    await visitor.page.locator('.turning-table summary').click();
    await visitor.photograph(`turning-table-${device}`);
    expect(visitor.faults).toEqual([]);
  },
);

it.each([
  { device: 'desktop', width: 1440, height: 900 },
  { device: 'phone', width: 390, height: 844 },
])(
  'another line is drawn beside the fight on a $device, with its win probability in words',
  async ({ device, width, height }) => {
    visitor = await Person.arrive(browser, 'Vic', { width, height }, { density: 1 });
    await open(withLine);
    await visitor.page.getByTestId('turning-branch').waitFor({ state: 'attached' });
    await visitor.photograph(`turning-line-${device}`);
    const ending = /^win probability of Heroes: \d+% \(\d+% to \d+%\)$/;
    expect(await visitor.page.getByTestId('line-ending').textContent()).toMatch(ending);
    expect(await visitor.page.getByTestId('mark-variation').getAttribute('aria-label')).toMatch(/ \d+% \(/);
    const line = visitor.page.getByTestId('turning-other-line');
    await line.locator('summary').click();
    await line.scrollIntoViewIfNeeded();
    await visitor.photograph(`turning-line-table-${device}`);
    expect(visitor.faults).toEqual([]);
  },
);

it('the calculation starts in the background and can be stopped', async () => {
  visitor = await Person.arrive(browser, 'Vic', { width: 1440, height: 900 }, { density: 1 });
  await open(untouched);
  await visitor.page.locator('.turning-progress').waitFor();
  await visitor.photograph('turning-progress');
  await visitor.press('turning-stop');
  await visitor.page.getByTestId('turning-start').waitFor();
  expect(await visitor.sees('turning-chart')).toBe(false);
  expect(visitor.faults).toEqual([]);
});

it('the GM turns on the win probability of a running fight, and the player is told', async () => {
  visitor = await Person.arrive(browser, 'Gemma', { width: 1440, height: 900 }, { density: 1 });
  await visitor.page.goto(server.address);
  await chooseGroupFight(visitor, 'Flow');
  const { player: link } = await beginTable(visitor);
  await visitor.page.getByTestId('map').waitFor();
  const player = await Person.arrive(browser, 'Pia', { width: 390, height: 844 }, { density: 1 });
  await player.sitDown(link);
  await visitor.press('open-gm');
  await visitor.page.getByTestId('table-settings').locator('summary').first().click();
  await visitor.press('sees-win-chance');
  await player.page.getByTestId('lobby-chances').waitFor();
  await player.photograph('turning-lobby');
  await visitor.press('sees-win-chance');
  await player.page.getByTestId('lobby-chances').waitFor({ state: 'detached' });
  await visitor.press('start');
  await visitor.press('sees-win-chance');
  await hasEvent(player, 'chances-shown', 'can now see the win probability');
  await visitor.page.getByTestId('turned-so-far').scrollIntoViewIfNeeded();
  await visitor.photograph('turning-setting');
  const arrival = visitor.page.context().waitForEvent('page');
  await visitor.press('turned-so-far');
  const tab = await arrival;
  await tab.locator('.turning-progress').waitFor();
  expect(await tab.getByTestId('turning').textContent()).toContain(words.soFar);
  expect([visitor.faults, player.faults]).toEqual([[], []]);
  await player.leave();
});
