import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Game } from './support/game.ts';
import { Processes } from './support/processes.ts';

const STALLS = Number(process.env.CLUSTER_STALLS ?? 3);

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(4);
});
afterAll(() => processes.stop());

const rulesets = Object.values(RULESETS);

it(`${STALLS} times, an owner that stalls loses its battle, and then writes and shows nothing more`, async () => {
  for (let stall = 0; stall < STALLS; stall++) {
    const ruleset = rulesets[stall % rulesets.length];
    if (!ruleset) throw new Error('There is nothing to play.');
    const game = await Game.begin(processes.url, processes.store, `stall-${stall}`, ruleset);
    const watcher = await game.watch();
    await game.step();
    const owner = await processes.ownerOf(game.id);
    owner.child.signal('SIGSTOP');
    await game.step();
    const heir = await processes.ownerOf(game.id);
    expect(heir).not.toBe(owner);
    owner.child.signal('SIGCONT');
    await game.step();
    await watcher.until(() => watcher.model.snapshot.value?.rev === game.done.length);
    await expect.poll(() => processes.roomsOf(owner), { timeout: 20_000 }).toBe(0);
    await game.verify(processes.store);
    watcher.leave();
    game.leave();
  }
});
