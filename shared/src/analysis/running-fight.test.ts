import { expect, it } from 'vitest';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { seedHash } from '../engine/state/dice.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import { seedOf } from '../fuzz/chance.ts';
import type { Journaled } from '../recording/play-again.ts';
import { record } from '../recording/record.ts';
import { lineOf, type Recording, readRecording } from '../recording/recording.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { Analyst } from './analyst.ts';
import { analyze } from './analyze.ts';
import { FightMoments } from './fight-moments.ts';
import { botFight, doTasksHere } from './testing/recorded-fights.ts';

const EFFORT = { anchors: 3, playoutsEach: 2, inputs: 300, playouts: 10, decisions: 2 };
const REWIND = { way: 'gm', who: 'Gem', why: '', undone: 2, restored: 0 } as const;

/** Returns the recording of the first inputs of a fight, as the GM gets it while the fight is running. */
function soFar(id: string, inputs: number, more: Journaled['entries'] = []): Recording & { seed: string } {
  const ruleset = rulesetOf(id);
  const scenario = groupFight(ruleset.scenarios);
  if (!scenario) throw new Error(`${id} has no fight.`);
  const { setup } = scenario;
  const fight = botFight(ruleset, setup, 'running', { maxInputs: inputs });
  const played = fight.inputs.map((input, index) => ({ seq: index + 1, input }));
  const journaled = { setup, seed: fight.seed, entries: [...played, ...more] };
  const rolled = [...record(presentEdition(ruleset), journaled, GM_EYES, 'with-faces')];
  const { version } = ruleset;
  const head = { recording: 2, title: '', ruleset: id, version, eyes: 'whole', underway: { setup } } as const;
  const file = [
    lineOf({ ...head, diceHash: seedHash(fight.seed) }),
    ...rolled.map(({ moment }) => lineOf(moment)),
  ].join('');
  const recording = readRecording(file);
  if ('line' in recording) throw new Error(recording.message);
  return { ...recording, seed: fight.seed };
}

it.each(Object.keys(RULESETS))(
  'a running fight of %s is replayed from the faces of its dice, to the same table',
  (id) => {
    const { seed, ...recording } = soFar(id, 40);
    const edition = presentEdition(rulesetOf(id));
    const { underway, ...head } = recording.head;
    const proven = { ...recording, head: { ...head, ...(underway && { proof: { ...underway, seed } }) } };
    const [running, finished] = [recording, proven].map((one) => new FightMoments(edition, one));
    for (const moment of [0, 13, 25, 40]) {
      const [{ dice: _, ...now } = {}, { dice: __, ...then } = {}] = [running, finished].map(
        (fight) => fight?.battleAt(moment).table,
      );
      expect(now).toEqual(then);
    }
    expect(JSON.stringify(recording)).not.toContain(seed);
  },
);

it('the win probability of a running fight is uncertain at its last moment', async () => {
  const recording = soFar('flow', 30);
  const edition = presentEdition(rulesetOf('flow'));
  const { moments } = await analyze(doTasksHere(new Analyst(edition, recording)), EFFORT);
  expect(moments.length).toBe(31);
  const [chance = 0, low = 0, high = 0] = moments.at(-1)?.chances[0] ?? [];
  expect([chance > 0, chance < 1, low < high]).toEqual([true, true, true]);
});

it('a fight that has just begun can be analyzed', async () => {
  const edition = presentEdition(rulesetOf('flow'));
  const { turningPoints } = await analyze(doTasksHere(new Analyst(edition, soFar('flow', 0))), EFFORT);
  expect(turningPoints).toEqual([]);
});

it('a rewind of a running fight is a moment without an input, and does not give away its seed', () => {
  const seed = seedOf('after the rewind');
  const rewind = { as: 'gm', do: 'gm.rewind', to: 38, seed, ...REWIND };
  const recording = soFar('flow', 40, [{ seq: 41, input: rewind }]);
  expect(recording.moments.at(-1)).toMatchObject({ rev: 41, events: [{ type: 'rewound' }] });
  expect(JSON.stringify(recording)).not.toContain(seed);
  const { moments } = new FightMoments(presentEdition(rulesetOf('flow')), recording);
  expect(moments.at(-1)).toMatchObject({ rev: 41, input: undefined, hasDice: false });
});
