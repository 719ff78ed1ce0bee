import { signal } from '@preact/signals';
import type { Summary } from '@riposte/shared/simulate/report';
import * as words from '../words/workshop.ts';
import type { ToBalance } from './balance.ts';

/** What the worker says: what has come of it so far, or why nothing will. */
export type Told = { readonly sofar: Summary } | { readonly fault: string };

/** Bots that play the fight on the bench, in a worker; what came of it stays until they play again. */
export class Balancing {
  readonly summary = signal<Summary | null>(null);
  /** What is or was played. */
  readonly played = signal<ToBalance | null>(null);
  readonly isOn = signal(false);
  readonly fault = signal('');
  #worker: Worker | undefined;

  start(asked: ToBalance): void {
    this.cancel();
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data));
    worker.addEventListener('error', () => this.#hear({ fault: words.botsNotFetched }));
    worker.postMessage(asked);
    this.#worker = worker;
    this.played.value = asked;
    this.summary.value = null;
    this.fault.value = '';
    this.isOn.value = true;
  }

  /** What has been counted so far stays. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isOn.value = false;
  }

  #hear(told: Told): void {
    if ('sofar' in told) this.summary.value = told.sofar;
    else this.fault.value = told.fault;
    const isAll = this.summary.value?.fights === this.played.value?.fights;
    if ('fault' in told || isAll) this.cancel();
  }
}
