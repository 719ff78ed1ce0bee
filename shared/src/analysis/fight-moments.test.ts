import { expect, it } from 'vitest';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { seedOf } from '../fuzz/chance.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { VariationPlay } from '../variations/variation-play.ts';
import { FightMoments } from './fight-moments.ts';
import { botFight, recordingOf } from './testing/recorded-fights.ts';

const flow = rulesetOf('flow');
const edition = presentEdition(flow);
const setup = groupFight(flow.scenarios)?.setup;
if (!setup) throw new Error('Flow has no fight for a group.');
const recording = recordingOf(flow, setup, botFight(flow, setup, 'moments', { maxInputs: 20 }));
const lastRev = recording.moments.at(-1)?.rev ?? 0;

/** Returns a line that leaves the recorded fight after an input; bots play some steps of it. */
function lineFrom(from: number) {
  const beginning = { from, seed: seedOf(`line ${from}`), side: 'none' };
  const sides = setup?.combatants.map(({ side }) => side) ?? [];
  const play = new VariationPlay(edition, recording, { ...beginning, side: sides[0] ?? '' });
  for (let step = 0; step < 4; step++) play.actForBots();
  return { line: { ...beginning, inputs: play.inputs }, play };
}

it.each(Array.from({ length: lastRev + 1 }, (_, from) => from))(
  'a line that leaves the fight after input %d has the dice and the tables of its play',
  (from) => {
    const { line, play } = lineFrom(from);
    const fight = new FightMoments(edition, recording, line);
    expect(fight.moments).toHaveLength(1 + from + line.inputs.length);
    if (line.inputs.length > 0)
      expect(fight.battleAt(fight.moments.length - 1).hash()).toBe(play.battle.hash());
  },
);

it('a line has the moments of the recorded fight up to where it leaves', () => {
  const { line } = lineFrom(5);
  const [ofLine, ofFight] = [
    new FightMoments(edition, recording, line),
    new FightMoments(edition, recording),
  ];
  expect(ofLine.moments.slice(0, 6)).toEqual(ofFight.moments.slice(0, 6));
});

it('a line that leaves at an unknown input is refused', () => {
  expect(() => new FightMoments(edition, recording, { ...lineFrom(0).line, from: 999 })).toThrow(
    'no moment 999',
  );
});
