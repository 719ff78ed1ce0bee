import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../engine/state/dice.ts';
import { between, chanceOf } from '../fuzz/chance.ts';
import { marginOf } from '../simulate/report.ts';
import { emptyTally, type Tally } from '../simulate/statistics.ts';
import { type FoeChoices, type Foes, keyOf, type Request, sizeOf } from './request.ts';
import { type Found, type Search, searchFoes } from './search.ts';
import { type Batch, figuresOf } from './trial.ts';

/** The number of searches per property; more find rarer faults. */
const RUNS = Number(process.env.REQUESTS ?? 15);
const KINDS = ['goblin', 'raider', 'ogre', 'troll'];

/**
 * A world in which the result of each fight is predictable: the strengths of archetypes, and the effects of placements.
 */
interface World {
  readonly strengths: Readonly<Record<string, number>>;
  readonly placements: readonly number[];
  readonly party: number;
}

/** Returns the heroes' chance to win. Their odds fall with the cube of the enemies' total strength. */
function chanceIn({ strengths, placements, party }: World, { counts, placement }: Foes): number {
  const strength = Object.entries(counts).reduce(
    (sum, [kind, count]) => sum + count * (strengths[kind] ?? 1),
    0,
  );
  const odds = (party / strength) ** 3 * (placements[placement] ?? 1);
  return odds / (1 + odds);
}

/** Returns the usual number of rounds: more enemies take longer. */
function roundsIn(_world: World, foes: Foes): number {
  return 3 + sizeOf(foes) / 2;
}

/** Plays fights in a world. Each fight's dice depend only on the enemies, the part and the number of the fight. */
function playIn(world: World) {
  return async (foes: Foes, { part, first, count }: Batch): Promise<Tally> => {
    const tally = emptyTally();
    for (let fight = first; fight < first + count; fight++) {
      const dice = chanceOf(`${keyOf(foes)} ${part} ${fight}`);
      tally.fights++;
      const winner = between(dice, 1, 1000) <= 1000 * chanceIn(world, foes) ? 'heroes' : 'foes';
      tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
      tally.rounds.push(Math.round(roundsIn(world, foes)) + spread(dice));
    }
    return tally;
  };
}

const spread = (dice: Dice) => Math.max(-2, between(dice, 1, 3) + between(dice, 1, 3) - 4);

const choicesFor = ({ party, placements }: World): FoeChoices => ({
  heroes: 'heroes',
  party,
  kinds: KINDS,
  number: { low: 1, high: 12 },
  placements: placements.length,
});

function searchIn(world: World, request: Request, more: Partial<Search> = {}): Promise<Found> {
  const search = { request, choices: choicesFor(world), seed: '1', fights: 4000, play: playIn(world) };
  return searchFoes({ ...search, ...more });
}

const worlds: fc.Arbitrary<World> = fc.record({
  party: fc.integer({ min: 1, max: 6 }),
  strengths: fc
    .tuple(...KINDS.map(() => fc.double({ min: 0.3, max: 3, noNaN: true })))
    .map((values) => Object.fromEntries(KINDS.map((kind, at) => [kind, values[at] ?? 1]))),
  placements: fc.array(fc.double({ min: 0.7, max: 1.4, noNaN: true }), { minLength: 1, maxLength: 6 }),
});

/** Worlds with enemies whose own figures become the request, so that the request can be met. */
const solvable = fc
  .tuple(worlds, fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 }))
  .map(([world, kinds]) => {
    const counts: Record<string, number> = {};
    for (const kind of kinds.slice(0, 8)) counts[kind] = (counts[kind] ?? 0) + 1;
    return { world, foes: { counts, placement: 0 } };
  })
  .filter(({ world, foes }) => {
    const chance = chanceIn(world, foes);
    return Object.keys(foes.counts).length <= 3 && chance > 0.15 && chance < 0.85;
  });

function requestAround(world: World, foes: Foes): Request {
  const percent = 100 * chanceIn(world, foes);
  const rounds = Math.round(roundsIn(world, foes));
  return {
    wins: { low: percent - 3, high: percent + 3 },
    rounds: { low: Math.max(1, rounds - 1), high: rounds + 1 },
    margin: 5,
  };
}

/** A request that no enemies can meet, because no fight takes so long. */
const ENDLESS: Request = { wins: { low: 40, high: 60 }, rounds: { low: 40, high: 50 }, margin: 5 };
const EVEN: Request = { wins: { low: 45, high: 55 }, rounds: { low: 1, high: 20 }, margin: 5 };
const PLAIN: World = { strengths: { goblin: 0.5, raider: 1, ogre: 2, troll: 3 }, placements: [1], party: 3 };

const fightsIn = (trials: Found['trials']) =>
  trials.reduce((sum, { screening, confirmation }) => sum + screening.fights + confirmation.fights, 0);

const within = (value: number, { low, high }: { low: number; high: number }) => value >= low && value <= high;

describe('a search for foes', () => {
  it('finds foes within the requested ranges, with a small margin of error, in four of five cases that have such foes', async () => {
    let searches = 0;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(solvable, async ({ world, foes }) => {
        const request = requestAround(world, foes);
        const { ending, best } = await searchIn(world, request);
        searches += 1;
        if (ending !== 'found') return; // a search can end by chance, because it sees only samples of fights
        found += 1;
        const figures = best && figuresOf(best.confirmation, 'heroes');
        expect(figures && marginOf(figures.wins)).toBeLessThanOrEqual(5);
        expect(figures && within(figures.wins.percent, request.wins)).toBe(true);
        expect(figures && within(figures.rounds, request.rounds)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(found / searches).toBeGreaterThanOrEqual(0.8);
  });

  it('reports that it found nothing if no foes can meet the request', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { ending, trials, best } = await searchIn(world, ENDLESS, { fights: 300 });
        expect(['fights', 'exhausted']).toContain(ending);
        expect(trials.map(({ verdict }) => verdict)).not.toContain('fits');
        expect(trials).toContain(best);
      }),
      { numRuns: RUNS },
    );
  });

  it('continues where an earlier search ended, with the same trials as a longer search', async () => {
    await fc.assert(
      fc.asyncProperty(solvable, async ({ world, foes }) => {
        const request = requestAround(world, foes);
        const { ending, trials: earlier } = await searchIn(world, request, { fights: 100 });
        fc.pre(ending === 'fights');
        const whole = await searchIn(world, request, { fights: 400 + fightsIn(earlier) });
        const continued = await searchIn(world, request, { fights: 400, earlier });
        expect(continued).toEqual(whole);
      }),
      { numRuns: RUNS },
    );
  });

  it('plays at most one batch beyond its limit, and only allowed groups, each once', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { trials } = await searchIn(world, ENDLESS, { fights: 200 });
        expect(fightsIn(trials)).toBeLessThan(250);
        expect(new Set(trials.map(({ foes }) => keyOf(foes))).size).toBe(trials.length);
        expect(trials.every(({ foes }) => within(sizeOf(foes), { low: 1, high: 12 }))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('finds another group if it continues after it has found one', async () => {
    const first = await searchIn(PLAIN, EVEN);
    const second = await searchIn(PLAIN, EVEN, { earlier: first.trials, fights: 8000 });
    expect([first.ending, second.ending]).toEqual(['found', 'found']);
    expect(second.best?.foes).not.toEqual(first.best?.foes);
  });

  it('ends when all groups have been tried', async () => {
    const choices = { ...choicesFor(PLAIN), kinds: ['ogre'], number: { low: 2, high: 4 }, placements: 2 };
    const { ending, trials } = await searchIn(PLAIN, ENDLESS, { choices });
    expect(ending).toBe('exhausted');
    expect(trials).toHaveLength(6);
  });

  it('stops in the middle of a batch, and completes the batch when it continues', async () => {
    const stop = new AbortController();
    const play = playIn(PLAIN);
    const stopped = await searchIn(PLAIN, EVEN, {
      signal: stop.signal,
      play: (foes, batch) => {
        stop.abort();
        return play(foes, { ...batch, count: 3 });
      },
    });
    expect(stopped).toMatchObject({
      ending: 'stopped',
      trials: [{ verdict: 'open', screening: { fights: 3 } }],
    });
    expect(await searchIn(PLAIN, EVEN, { earlier: stopped.trials })).toEqual(await searchIn(PLAIN, EVEN));
  });
});
