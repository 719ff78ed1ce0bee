import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playFight } from '../bots/fight.ts';
import { random } from '../bots/random.ts';
import { situationOf } from '../bots/situations.ts';
import { toInput } from '../engine/battle/input.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { seededDice, seedHash } from '../engine/state/dice.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import { seedOf } from '../fuzz/chance.ts';
import { record } from '../recording/record.ts';
import type { Variation } from '../recording/variation.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { packVariation, unpackVariation, VariationFault } from './packing.ts';
import { type Origin, VariationPlay } from './variation-play.ts';

/** Returns the recording of a fight between bots, and its sides. */
function recordedFight(id: string): Origin & { readonly sides: readonly string[] } {
  const ruleset = RULESETS[id];
  const setup = ruleset && groupFight(ruleset.scenarios)?.setup;
  if (!ruleset || !setup) throw new Error(`${id} has no scenario.`);
  const seed = seedOf(`recorded ${id}`);
  const { inputs } = playFight({ ruleset, setup, seed, policyOf: () => random, maxRounds: 3, maxInputs: 60 });
  const entries = inputs.map((input, index) => ({ seq: index + 1, input }));
  const rolled = record(presentEdition(ruleset), { setup, seed, entries }, GM_EYES, 'all');
  return {
    head: {
      recording: 2,
      title: 'Friday',
      ruleset: id,
      version: ruleset.version,
      eyes: 'whole',
      diceHash: seedHash(seed),
      proof: { setup, seed },
    },
    moments: [...rolled].map(({ moment }) => moment),
    sides: [...new Set(setup.combatants.map(({ side }) => side))],
  };
}

/** Continues a variation for some steps. A random policy makes the person's choices. */
function playOn(play: VariationPlay, steps: number): void {
  const dice = seededDice(seedOf('a person'));
  for (let count = 0; count < steps && !play.isOver; count++) {
    if (play.actForBots()) continue;
    const [prompt] = play.prompts;
    if (!prompt) throw new Error('The variation waits for no one.');
    const { option, params } = random.decide(situationOf(play.battle, prompt, dice));
    expect(play.act(toInput(prompt, { option, params }))).toBeInstanceOf(Array);
  }
}

describe.each(Object.values(RULESETS))('a variation of a $id fight', (ruleset) => {
  const origin = recordedFight(ruleset.id);
  const edition = presentEdition(ruleset);
  const variations = fc.record({
    from: fc.nat({ max: origin.moments.length - 1 }),
    side: fc.constantFrom(...origin.sides),
    seed: fc.string({ minLength: 1 }).map(seedOf),
  });

  it('ends the same when it is sent to another machine and opened there', () => {
    fc.assert(
      fc.property(variations, ({ from, side, seed }) => {
        const start: Variation = { from, side, seed, name: 'Charge', inputs: [] };
        const play = new VariationPlay(edition, origin, start);
        playOn(play, 15);
        const sent = unpackVariation(packVariation({ ...start, inputs: play.inputs }));
        const opened = VariationPlay.open(edition, origin, sent);
        expect(opened.battle.hash()).toBe(play.battle.hash());
        expect(opened.battle.table.dice).toEqual(play.battle.table.dice);
      }),
      { numRuns: 4 },
    );
  });

  it('rolls its own dice from the moment it begins', () => {
    const seed = seedOf('other dice');
    const play = new VariationPlay(edition, origin, {
      from: 5,
      side: origin.sides[0] ?? '',
      seed,
    });
    playOn(play, 15);
    expect(play.battle.table.dice).toMatchObject({ seed });
  });

  it('leaves the choices of the person’s side to the person', () => {
    const [side = ''] = origin.sides;
    const play = new VariationPlay(edition, origin, { from: 0, side, seed: seedOf('mine') });
    while (play.actForBots());
    expect(play.prompts.length).toBeGreaterThan(0);
    for (const { speaker } of play.prompts) expect(play.battle.table.fighters[speaker]?.side).toBe(side);
  });
});

describe('a variation cannot be opened if', () => {
  const origin = recordedFight('flow');
  const edition = presentEdition(RULESETS.flow as NonNullable<(typeof RULESETS)[string]>);
  const start = { from: 3, side: origin.sides[0] ?? '', seed: seedOf('start'), inputs: [] };
  const { proof: _proof, ...sealed } = origin.head;

  it.each([
    {
      name: 'the recording has no proof',
      of: { ...origin, head: sealed },
      variation: start,
      says: /the full replay/,
    },
    { name: 'its moment is not recorded', of: origin, variation: { ...start, from: 5000 }, says: /a moment/ },
    {
      name: 'its side is not in the fight',
      of: origin,
      variation: { ...start, side: 'bats' },
      says: /isn’t in the fight/,
    },
    {
      name: 'the rules forbid one of its inputs',
      of: origin,
      variation: { ...start, inputs: [{ as: 'nobody', do: 'attack' }] },
      says: /^Step 1 /,
    },
  ])('$name', ({ of, variation, says }) => {
    expect(() => VariationPlay.open(edition, of, variation)).toThrow(VariationFault);
    expect(() => VariationPlay.open(edition, of, variation)).toThrow(says);
  });
});
