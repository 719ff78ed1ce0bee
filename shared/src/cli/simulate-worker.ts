import { parentPort, workerData } from 'node:worker_threads';
import { editionOf } from '../engine/history/edition.ts';
import type { FightReply } from '../simulate/run.ts';
import { type Simulation, simulateFight } from '../simulate/simulate.ts';
import { policiesNamed } from './bots.ts';
import type { ThreadTask } from './fight-thread.ts';
import { rulebookOf } from './installed-registry.ts';

/* Plays fights of a simulation in a worker thread. Receives their numbers and returns one reply for each. */

const { ruleset: id, setup, seed, bots, askFrom }: ThreadTask = workerData;
const simulation: Simulation = {
  ...(await editionOf(rulebookOf(id))),
  setup,
  seed,
  policies: policiesNamed(bots),
  askFrom,
  now: () => performance.now(),
};

parentPort?.on('message', (fight: number) => parentPort?.postMessage(replyTo(fight)));

function replyTo(fight: number): FightReply {
  try {
    return { fight, tally: simulateFight(simulation, fight) };
  } catch (error) {
    return { fight, fault: `Fight ${fight} failed: ${error instanceof Error ? error.message : error}` };
  }
}
