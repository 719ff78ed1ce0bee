import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fightsToBeCertain } from './certainty.ts';
import { RemoteRunner } from './remote-runner.ts';
import { type FightReply, type FightRunner, type Run, runFights } from './run.ts';
import { emptyTally, type Tally } from './statistics.ts';

/** Returns the tally of a fight that ends in the round of its number. Every third fight is won by the enemies. */
function tallyOf(fight: number): Tally {
  const sides = ['heroes', 'foes'];
  const fighters = sides.map((side) => ({
    id: side,
    name: side,
    side,
    survived: 0,
    dealt: 0,
    taken: 0,
    defeats: 0,
  }));
  return {
    ...emptyTally(),
    fights: 1,
    rounds: [fight],
    wins: { [fight % 3 === 0 ? 'foes' : 'heroes']: 1 },
    fighters: new Map(fighters.map((fighter) => [fighter.id, fighter])),
  };
}

/**
 * Returns a runner that takes `turns(fight)` turns of the event loop for a fight, and cannot play the fight `broken`.
 */
function runnerWith(turns: (fight: number) => number, broken?: number): FightRunner {
  let before = Promise.resolve();
  const reply = async (fight: number): Promise<FightReply> => {
    await before;
    for (let turn = 0; turn < turns(fight); turn++) await Promise.resolve();
    return fight === broken ? { fight, fault: `fight ${fight} is broken` } : { fight, tally: tallyOf(fight) };
  };
  return {
    play(fight) {
      const played = reply(fight);
      before = played.then(() => undefined);
      return played;
    },
  };
}

type Limits = Pick<Run, 'fights' | 'within'>;

function played(
  limits: Limits,
  workers: number,
  turns: (fight: number) => number,
  broken?: number,
): Promise<Tally> {
  return runFights({ ...limits, runners: Array.from({ length: workers }, () => runnerWith(turns, broken)) });
}

describe('a run', () => {
  it('plays each fight once, and counts them in order, with any number of runners at any speed', async () => {
    const workers = fc.integer({ min: 1, max: 5 });
    const turns = fc.func(fc.nat({ max: 20 }));
    const within = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });
    const run = fc.record({ fights: fc.integer({ min: 1, max: 300 }), within });
    await fc.assert(
      fc.asyncProperty(run, workers, turns, async (limits, count, turnsOf) => {
        const tally = await played(limits, count, turnsOf);
        expect(tally).toEqual(await played(limits, 1, () => 1));
        expect(tally.rounds).toEqual(Array.from({ length: tally.fights }, (_, index) => index + 1));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    { within: 20, fights: 50 },
    { within: 5, fights: 350 },
    { within: 3, fights: 950 },
  ])(
    'stops after $fights fights if a margin of $within percentage points is enough',
    async ({ within, fights }) => {
      expect((await played({ fights: 10_000, within }, 3, () => 1)).fights).toBe(fights);
    },
  );

  it('fails if a fight cannot be played', async () => {
    await expect(played({ fights: 100 }, 2, () => 1, 17)).rejects.toThrow('fight 17 is broken');
  });

  it('ignores a fault in a fight after its last one', async () => {
    const slowBefore = (fight: number) => (fight <= 50 ? 30 : 0);
    expect((await played({ fights: 200, within: 20 }, 4, slowBefore, 52)).fights).toBe(50);
  });

  it('returns the fights so far when it is stopped', async () => {
    const stop = new AbortController();
    const onFight = ({ fights }: Tally) => {
      if (fights === 7) stop.abort();
    };
    const runners = [runnerWith(() => 3), runnerWith(() => 1)];
    const tally = await runFights({ fights: 1000, runners, onFight, signal: stop.signal });
    expect(tally.rounds).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('fails if a worker crashes, and that worker then plays no more fights', async () => {
    const runner: RemoteRunner = new RemoteRunner((fight) => {
      if (fight < 5) queueMicrotask(() => runner.receive({ fight, tally: tallyOf(fight) }));
      else queueMicrotask(() => runner.fail('out of memory'));
    });
    await expect(runFights({ fights: 1000, runners: [runner] })).rejects.toThrow('out of memory');
    expect(await runner.play(1)).toEqual({ fight: 1, fault: 'out of memory' });
  });
});

it.each([
  { within: 1, fights: 9650 },
  { within: 3, fights: 1100 },
  { within: 5, fights: 400 },
  { within: 40, fights: 50 },
])('$fights fights are enough for a margin of $within percentage points', ({ within, fights }) => {
  expect(fightsToBeCertain(within)).toBe(fights);
});
