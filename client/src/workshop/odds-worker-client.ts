import type { Attack } from '@riposte/shared/scenario/attacks';
import type { AttackPair, OddsReply, OddsRequest } from './worker-messages.ts';

/** Computes odds in a worker. The first request starts the worker. */
export class OddsWorkerClient {
  readonly #pending = new Map<number, (ways: readonly Attack[]) => void>();
  #worker: Worker | undefined;
  #number = 0;

  /** Returns the attacks that the first fighter of a pair could make on the second, with their odds. */
  waysOf(attack: AttackPair): Promise<readonly Attack[]> {
    const number = ++this.#number;
    const request: OddsRequest = { ...attack, number };
    return new Promise((resolve) => {
      this.#pending.set(number, resolve);
      this.#open().postMessage(request);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#pending.clear();
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { number, ways } }: MessageEvent<OddsReply>) => {
      this.#pending.get(number)?.(ways);
      this.#pending.delete(number);
    });
    this.#worker = worker;
    return worker;
  }
}
