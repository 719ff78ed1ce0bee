import { RemoteRunner } from '@riposte/shared/simulate/remote-runner';
import type { FightReply } from '@riposte/shared/simulate/run';
import * as words from '../words/workshop.ts';
import type { ToBalance } from './balance.ts';
import type { FightRequest } from './worker-messages.ts';

/** A web worker in which bots play the fights of a simulation. */
export class FightWorker extends RemoteRunner {
  readonly #worker: Worker;

  constructor(scenario: ToBalance) {
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    super((fight) => worker.postMessage({ fight } satisfies FightRequest));
    worker.addEventListener('message', ({ data }: MessageEvent<FightReply>) => this.receive(data));
    worker.addEventListener('error', () => this.fail(words.botsNotFetched));
    this.#worker = worker;
    this.take(scenario);
  }

  /** Plays this scenario from now on. No fight of an earlier scenario may be pending. */
  take({ ruleset, text, seed }: ToBalance): void {
    this.#worker.postMessage({ ruleset, text, seed } satisfies ToBalance);
  }

  end(): void {
    this.#worker.terminate();
  }
}
