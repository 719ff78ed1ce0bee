import { setTimeout as pause } from 'node:timers/promises';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Wire } from '../support/tapped-socket.ts';
import { Game } from './support/game.ts';
import { type Member, Processes } from './support/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(4);
});
afterAll(() => processes.stop());

const rulesets = Object.values(RULESETS);
let games: Game[];
let number = 0;
beforeEach(() => {
  games = [];
});
afterEach(async () => {
  for (const game of games) {
    await game.verify(processes.store);
    game.leave();
  }
});

async function begin(): Promise<Game> {
  const ruleset = rulesets[number % rulesets.length];
  if (!ruleset) throw new Error('There is nothing to play.');
  const game = await Game.begin(processes.url, processes.store, `outage-${number++}`, ruleset);
  games.push(game);
  return game;
}

describe('while fights go on', () => {
  it('no table waits while Redis is restarted and emptied, and newcomers can join soon after', async () => {
    const [one, two] = [await begin(), await begin()];
    const [owner] = [await processes.ownerOf(one.id)];
    let isBack = false;
    const playing = [one, two].map((game) => game.playUntil(() => isBack));
    await processes.redis.goDown();
    const newcomer = one.watch();
    await pause(1_500);
    await processes.redis.comeBack();
    (await newcomer).leave();
    isBack = true;
    await Promise.all(playing);
    expect(one.gm.cuts + two.gm.cuts).toBe(0);
    expect(await processes.ownerOf(one.id)).toBe(owner);
  });

  it('players are told that inputs are not saved while Postgres is restarted, and play resumes by itself', async () => {
    const [one, two] = [await begin(), await begin()];
    let isBack = false;
    const playing = [one, two].map((game) => game.playUntil(() => isBack));
    await processes.postgres.goDown();
    await pause(1_000);
    await processes.postgres.comeBack();
    isBack = true;
    await Promise.all(playing);
    expect(one.notSaved).toBeGreaterThan(0);
  });
});

describe('a running process', () => {
  let postgres: Wire;
  let redis: Wire;
  let member: Member;
  const portOf = (wire: Wire) => Number(new URL(wire.url).port);
  beforeAll(async () => {
    postgres = await Wire.to(`http://127.0.0.1:${processes.postgres.port}`);
    redis = await Wire.to(`http://127.0.0.1:${processes.redis.port}`);
    member = await processes.add({ postgres: portOf(postgres), redis: portOf(redis) });
  });
  afterAll(() => {
    postgres.close();
    redis.close();
  });

  it.each([
    { how: 'cut off from Postgres', wire: () => postgres, cut: (wire: Wire) => wire.breakDown() },
    { how: 'cut off from Redis', wire: () => redis, cut: (wire: Wire) => wire.breakDown() },
    { how: 'connected to Postgres but not heard', wire: () => postgres, cut: (wire: Wire) => wire.swallow() },
    { how: 'connected to Redis but not heard', wire: () => redis, cut: (wire: Wire) => wire.swallow() },
  ])('that is $how loses its battle to another, and works again afterward', async ({ wire, cut }) => {
    const game = await processes.onlyOn(member, () => begin());
    await game.step();
    expect(await processes.ownerOf(game.id)).toBe(member);
    cut(wire());
    const newcomer = await game.watch();
    await game.playUntil(() => game.done.length > 3);
    expect(await processes.ownerOf(game.id)).not.toBe(member);
    wire().mend();
    await expect.poll(() => processes.isReady(member), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => processes.roomsOf(member), { timeout: 20_000 }).toBe(0);
    newcomer.leave();
  });
});
