import { distance, isOpenGround, type Ruleset, type Setup } from '@riposte/shared';
import { type Found, searchFoes } from '@riposte/shared/request/search';
import { evidenceOf, figuresOf } from '@riposte/shared/request/trial';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { addTally, emptyTally } from '@riposte/shared/simulate/statistics';
import { describe, expect, it } from 'vitest';
import { prepare } from './balance.ts';
import { placementsIn } from './foe-places.ts';
import { fightWith, type Requested, type RequestForm, requestedFight } from './requested-fight.ts';
import { withFoes, withoutFoes } from './with-foes.ts';

/** The maximum number of fights in each search with the real rules. From 2000 fights on, each search must succeed. */
const FIGHTS = Number(process.env.REQUEST_FIGHTS ?? 8);
const ENOUGH = 2000;

const FORM: RequestForm = {
  wins: { low: 30, high: 70 },
  rounds: { low: 1, high: 12 },
  margin: 10,
  kinds: undefined,
  number: { low: 1, high: 3 },
  fights: FIGHTS,
  minutes: 15,
};

const rulesets = Object.values(RULESETS).map((ruleset) => ({ id: ruleset.id, ruleset }));
const scenarios = rulesets.flatMap(({ ruleset }) =>
  ruleset.scenarios.map(({ id, setup }) => ({ name: `${ruleset.id} ${id}`, ruleset, setup })),
);

/** Returns the search for a ruleset's first duel, which bots play quickly. */
function forDuel(ruleset: Ruleset): Requested {
  const [duel] = ruleset.scenarios;
  if (!duel) throw new Error('The ruleset has no scenario.');
  return requestedFight(FORM, ruleset, duel);
}

function search(requested: Requested): Promise<Found> {
  const { ruleset, fight, choices } = requested;
  return searchFoes({
    request: FORM,
    choices,
    seed: '1',
    fights: FIGHTS,
    play: async (foes, { part, first, count }) => {
      const against = fightWith(requested, fight, foes);
      const text = against ? writeFight(against) : '';
      const play = await prepare({ ruleset: ruleset.id, text, ...(part === 'screening' && { seed: part }) });
      const tally = emptyTally();
      for (let number = first; number < first + count; number++) {
        const reply = play(number);
        if ('fault' in reply) throw new Error(reply.fault);
        addTally(tally, reply.tally);
      }
      return tally;
    },
  });
}

describe('a requested fight', () => {
  it.each(rulesets)(
    'is searched for with the real rules of $id',
    async ({ ruleset }) => {
      const { ending, best, trials } = await search(forDuel(ruleset));
      const figures = best && figuresOf(evidenceOf(best), 'heroes');
      expect(trials.every(({ screening }) => Object.keys(screening.wins).length > 0)).toBe(true);
      expect(figures?.fights).toBeGreaterThanOrEqual(8);
      expect(['found', 'fights']).toContain(ending);
      if (FIGHTS >= ENOUGH) expect(ending).toBe('found');
    },
    3_600_000,
  );

  it.each(scenarios)('has playable enemies in $name, wherever they are placed', ({ ruleset, setup }) => {
    const kinds = Object.keys(ruleset.description.archetypes).slice(-2);
    const counts = Object.fromEntries(kinds.map((kind) => [kind, 3]));
    for (const [index, placement] of placementsIn(withoutFoes(setup)).entries()) {
      const found = withFoes(ruleset, setup, { counts, placement: index }, placement);
      const text = found ? writeFight({ title: '', blurb: '', setup: found }) : '';
      expect(readFight(text, { [ruleset.id]: ruleset })).not.toHaveProperty('faults');
    }
  });

  it.each(scenarios)('places enemies apart and away from the heroes in $name', ({ ruleset, setup }) => {
    const kinds = Object.keys(ruleset.description.archetypes).slice(-1);
    const counts = Object.fromEntries(kinds.map((kind) => [kind, 5]));
    for (const [index, placement] of placementsIn(withoutFoes(setup)).entries()) {
      const found = withFoes(ruleset, setup, { counts, placement: index }, placement);
      const [heroes, foes] = sidesOf(found ?? setup);
      expect(foes).toHaveLength(5);
      expect(new Set(foes.map(String)).size).toBe(5);
      expect(foes.every((at) => isOpenGround(setup.map, at))).toBe(true);
      expect(Math.min(...foes.flatMap((at) => heroes.map((hero) => distance(at, hero))))).toBeGreaterThan(1);
    }
  });
});

function sidesOf({ combatants }: Setup) {
  const of = (side: string) => combatants.filter((one) => one.side === side).map(({ at }) => at);
  return [of('heroes'), of('foes')] as const;
}
