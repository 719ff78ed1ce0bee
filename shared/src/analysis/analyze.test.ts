import { beforeAll, describe, expect, it } from 'vitest';
import { playOn } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import type { Input } from '../engine/battle/input.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { seedOf } from '../fuzz/chance.ts';
import type { Analysis } from '../recording/analysis.ts';
import type { Chances } from '../recording/chances.ts';
import { checkDice } from '../recording/check-dice.ts';
import { lineOf, type Recording, readRecording, withAnalysis } from '../recording/recording.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { VariationPlay } from '../variations/variation-play.ts';
import { Analyst } from './analyst.ts';
import { analyze, type Effort, estimateChances } from './analyze.ts';
import { analystOf, botFight, doTasksHere, recordingOf } from './testing/recorded-fights.ts';

const EFFORT: Effort = { anchors: 3, playoutsEach: 3, inputs: 300, playouts: 20, decisions: 2 };

const flow = rulesetOf('flow');
const { setup } = flow.scenarios.find(({ id }) => id === 'duel') ?? { setup: undefined };
if (!setup) throw new Error('Flow has no duel.');

const analyzed = (recording: Recording) => analyze(doTasksHere(analystOf(flow, recording)), EFFORT);

describe('the analysis of a fight', () => {
  let recording: Recording;
  let analysis: Analysis;
  beforeAll(async () => {
    recording = recordingOf(flow, setup, botFight(flow, setup, 'analysis'));
    analysis = await analyzed(recording);
  });

  it('luck and choice add up to the whole change', () => {
    for (const [side] of analysis.sides.entries()) {
      const parts = analysis.moments.reduce(
        (sum, { luck, choice }) => sum + (luck[side] ?? 0) + (choice[side] ?? 0),
        0,
      );
      const [start, end] = [analysis.moments[0], analysis.moments.at(-1)].map(
        (one) => one?.chances[side]?.[0] ?? 0,
      );
      expect(parts).toBeCloseTo((end ?? 0) - (start ?? 0), 6);
    }
  });

  it('ends with the certain victory of the winner', () => {
    const { winner } = new Analyst(presentEdition(flow), recording).do<'survey'>({ kind: 'survey' });
    const last = analysis.moments.at(-1)?.chances;
    expect(last).toEqual(analysis.sides.map((side) => (side === winner ? [1, 1, 1] : [0, 0, 0])));
  });

  it('the chances of two sides add up to certainty', () => {
    for (const { chances } of analysis.moments)
      expect(chances.reduce((sum, [chance]) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  it('each chance lies within its interval', () => {
    for (const [chance, low, high] of analysis.moments.flatMap(({ chances }) => chances)) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
    }
  });

  it('is the same whatever the order of the tasks', async () => {
    const analyst = analystOf(flow, recording);
    const backwards = await analyze(
      async (tasks) =>
        tasks
          .toReversed()
          .map((task) => analyst.do(task))
          .reverse(),
      EFFORT,
    );
    expect(backwards).toEqual(analysis);
  });

  it('can be read from the recording that it was saved in, which still proves its dice', () => {
    const file = [recording.head, ...recording.moments].map(lineOf).join('');
    const read = readRecording(withAnalysis(file, analysis));
    if ('line' in read) throw new Error(read.message);
    expect(read.head.analysis).toEqual(analysis);
    expect(checkDice(presentEdition(flow), read).is).toBe('fair');
  });
});

describe('the chances of a line of play', () => {
  const from = 6;
  let chances: Chances;
  let winner: string | null;
  let inputs: readonly Input[];
  beforeAll(async () => {
    const recording = recordingOf(flow, setup, botFight(flow, setup, 'analysis'));
    const seed = seedOf('another line');
    const { battle } = VariationPlay.open(presentEdition(flow), recording, {
      from,
      seed,
      side: setup.combatants[0]?.side ?? '',
      inputs: [],
    });
    const played = playOn(battle, { seed, policyOf: () => tactical, maxRounds: 60, maxInputs: 2000 });
    inputs = played.inputs;
    winner = battle.table.over?.winner ?? null;
    const analyst = new Analyst(presentEdition(flow), recording, { from, seed, inputs });
    chances = await estimateChances(doTasksHere(analyst), EFFORT);
  });

  it('are given where the line leaves the fight and after each input', () => {
    expect(chances.moments).toHaveLength(1 + inputs.length);
    for (const moment of chances.moments) expect(moment).toHaveLength(chances.sides.length);
  });

  it('end with the certain victory of the winner', () => {
    expect(chances.moments.at(-1)).toEqual(
      chances.sides.map((side) => (side === winner ? [1, 1, 1] : [0, 0, 0])),
    );
  });

  it('are uncertain where the line leaves the fight', () => {
    const [[chance, low, high] = [0, 0, 0]] = chances.moments[0] ?? [];
    expect(low).toBeLessThan(chance);
    expect(high).toBeGreaterThan(chance);
  });
});

it('a line without inputs has chances where it leaves the fight', async () => {
  const recording = recordingOf(flow, setup, botFight(flow, setup, 'analysis'));
  const line = { from: 5, seed: seedOf('empty'), inputs: [] };
  const analyst = new Analyst(presentEdition(flow), recording, line);
  const { moments, sides } = await estimateChances(doTasksHere(analyst), EFFORT);
  expect(moments.map((moment) => moment.length)).toEqual([sides.length]);
});

it('a recording without a proof cannot be analyzed', () => {
  const { head, ...rest } = recordingOf(flow, setup, botFight(flow, setup, 'analysis'));
  const { proof: _, ...unproven } = head;
  expect(() => analystOf(flow, { head: unproven, ...rest })).toThrow('has no proof');
});

it('a file with a malformed analysis is rejected', () => {
  const { head, moments } = recordingOf(flow, setup, botFight(flow, setup, 'analysis'));
  const broken = { ...head, analysis: { format: 1, sides: 'heroes' } };
  expect(readRecording([broken as never, ...moments].map(lineOf).join(''))).toMatchObject({ line: 1 });
});
