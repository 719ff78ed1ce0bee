import { Worker } from 'node:worker_threads';
import type { Setup } from '../engine/setup/setup.ts';
import { RemoteRunner } from '../simulate/remote-runner.ts';
import type { FightReply } from '../simulate/run.ts';

/** A simulation as a thread receives it, as plain data. */
export interface ThreadTask {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly seed: string;
  /** The names of the bots, separated by commas. */
  readonly bots: string;
  /** The minimum gain, in percent, for which the first side is asked to react; if omitted, it is always asked. */
  readonly askFrom?: number | undefined;
}

/** A worker thread that plays fights of a simulation. */
export class FightThread extends RemoteRunner {
  readonly #worker: Worker;

  constructor(task: ThreadTask, file = new URL('./simulate-worker.ts', import.meta.url)) {
    const worker = new Worker(file, { workerData: task });
    super((fight) => worker.postMessage(fight));
    worker.on('message', (reply: FightReply) => this.receive(reply));
    worker.on('error', ({ message }: Error) => this.fail(`A worker thread failed: ${message}`));
    worker.on('exit', () => this.fail('A worker thread ended unexpectedly.'));
    this.#worker = worker;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
