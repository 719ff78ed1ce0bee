import { setTimeout as pause } from 'node:timers/promises';
import { rollDie, seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figures } from './support/figures.ts';
import { Game } from './support/game.ts';
import { Processes } from './support/processes.ts';

const KILLS = Number(process.env.CLUSTER_KILLS ?? 8);
const PROCESSES = 4;
const LATEST_MS = 60;
const STEPS_BETWEEN = 3;

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(PROCESSES);
});
afterAll(() => processes.stop());

const rulesets = Object.values(RULESETS);

async function nextGame(number: number): Promise<Game> {
  const ruleset = rulesets[number % rulesets.length];
  if (!ruleset) throw new Error('There is nothing to play.');
  return await Game.begin(processes.url, processes.store, `kill-${number}`, ruleset);
}

it(`${KILLS} kills of owners lose and repeat no input, and play resumes elsewhere within five seconds`, async () => {
  const chance = seededDice(seedOf('cluster kills'));
  const waits: number[] = [];
  let game = await nextGame(0);
  for (let kill = 1; kill <= KILLS; kill++) {
    const owner = await processes.ownerOf(game.id);
    const before = await processes.store.holderOf(game.id);
    const playing = play(game, STEPS_BETWEEN);
    await pause(rollDie(chance, LATEST_MS));
    await owner.child.kill();
    const killedAt = performance.now();
    await playing;
    if (!game.isOver) await game.step();
    waits.push(performance.now() - killedAt);
    const now = await processes.ownerOf(game.id);
    if (!game.isOver) expect(now).not.toBe(owner);
    expect((await processes.store.holderOf(game.id))?.epoch).toBe((before?.epoch ?? 0) + 1);
    await game.verify(processes.store);
    await processes.revive(owner);
    if (!game.isOver && kill % 10 !== 0) continue;
    game.leave();
    game = await nextGame(kill);
  }
  game.leave();
  console.log(`taken over ${KILLS} times: ${figures(waits)}`);
  expect(Math.max(...waits)).toBeLessThan(5_000);
});

async function play(game: Game, steps: number): Promise<void> {
  for (let step = 0; step < steps && !game.isOver; step++) await game.step();
}
