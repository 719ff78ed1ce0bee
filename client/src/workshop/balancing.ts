import { signal } from '@preact/signals';
import { type Summary, summarize } from '@riposte/shared/simulate/report';
import { type Run, runFights } from '@riposte/shared/simulate/run';
import type { Tally } from '@riposte/shared/simulate/statistics';
import type { ToBalance } from './balance.ts';
import { FightWorker } from './fight-worker.ts';

/** A scenario to simulate, and when to stop. */
export interface BalanceRequest extends ToBalance, Pick<Run, 'fights' | 'within'> {}

/** Milliseconds between two updates of the results. */
const SHOW_EVERY = 200;

/** Lets bots play the edited fight many times in workers. Keeps the results until the bots play again. */
export class Balancing {
  readonly summary = signal<Summary | null>(null);
  /** The request that the bots are playing or have played last; null if there is none. */
  readonly played = signal<BalanceRequest | null>(null);
  readonly isOn = signal(false);
  readonly fault = signal('');
  #stop: AbortController | undefined;

  start(request: BalanceRequest): void {
    this.cancel();
    this.played.value = request;
    this.summary.value = null;
    this.fault.value = '';
    this.isOn.value = true;
    void this.#play(request);
  }

  /** Stops the bots. The results so far remain. */
  cancel(): void {
    this.#stop?.abort();
    this.isOn.value = false;
  }

  async #play(request: BalanceRequest): Promise<void> {
    const { fights, within } = request;
    const stop = new AbortController();
    this.#stop = stop;
    const runners = Array.from({ length: workersFor(fights) }, () => new FightWorker(request));
    let shown = performance.now();
    const onFight = (sofar: Tally) => {
      if (performance.now() - shown < SHOW_EVERY) return;
      shown = performance.now();
      this.summary.value = summarize(sofar);
    };
    const isLatest = () => this.played.value === request;
    try {
      const tally = await runFights({ runners, fights, within, onFight, signal: stop.signal });
      if (isLatest() && tally.fights > 0) this.summary.value = summarize(tally);
    } catch (error) {
      if (isLatest()) this.fault.value = (error as Error).message;
    } finally {
      for (const runner of runners) runner.end();
      if (isLatest()) this.isOn.value = false;
    }
  }
}

/** Returns the number of workers: one per CPU core, except the core that the page itself uses. */
export function workersFor(fights: number): number {
  return Math.min(fights, Math.max(1, navigator.hardwareConcurrency - 1));
}
