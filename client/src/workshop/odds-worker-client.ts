import type { Id, Setup } from '@riposte/shared';
import type { Attack } from '@riposte/shared/scenario/attacks';

/** Who of a fight attacks whom, from so many hexes away. */
export interface Attacking {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly pair: readonly [Id, Id];
  readonly hexes: number;
}

/** What the worker is asked; the answer has the same number. */
export interface ToForetell extends Attacking {
  readonly number: number;
}

export interface Foretold {
  readonly number: number;
  readonly ways: readonly Attack[];
}

/** Looks ahead in a worker, which is there from the first question on. */
export class Foreteller {
  readonly #asked = new Map<number, (ways: readonly Attack[]) => void>();
  #worker: Worker | undefined;
  #number = 0;

  /** How one could attack the other. */
  waysOf(attacking: Attacking): Promise<readonly Attack[]> {
    const number = ++this.#number;
    const asked: ToForetell = { ...attacking, number };
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.#open().postMessage(asked);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#asked.clear();
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { number, ways } }: MessageEvent<Foretold>) => {
      this.#asked.get(number)?.(ways);
      this.#asked.delete(number);
    });
    this.#worker = worker;
    return worker;
  }
}
