import { signal } from '@preact/signals';
import type { Summary } from '@riposte/shared/simulate/report';
import * as words from '../words/workshop.ts';
import type { ToBalance } from './balance.ts';
import type { BalanceReply } from './worker-messages.ts';

/** Lets bots play the edited fight many times in a worker. Keeps the results until the bots play again. */
export class Balancing {
  readonly summary = signal<Summary | null>(null);
  /** The fight that the bots are playing or have played last; null if there is none. */
  readonly played = signal<ToBalance | null>(null);
  readonly isOn = signal(false);
  readonly fault = signal('');
  #worker: Worker | undefined;

  start(asked: ToBalance): void {
    this.cancel();
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BalanceReply>) => this.#receive(data));
    worker.addEventListener('error', () => this.#receive({ fault: words.botsNotFetched }));
    worker.postMessage(asked);
    this.#worker = worker;
    this.played.value = asked;
    this.summary.value = null;
    this.fault.value = '';
    this.isOn.value = true;
  }

  /** Stops the bots. The results so far remain. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isOn.value = false;
  }

  #receive(reply: BalanceReply): void {
    if ('sofar' in reply) this.summary.value = reply.sofar;
    else this.fault.value = reply.fault;
    const isAll = this.summary.value?.fights === this.played.value?.fights;
    if ('fault' in reply || isAll) this.cancel();
  }
}
