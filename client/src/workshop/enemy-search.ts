import { signal } from '@preact/signals';
import type { Ruleset } from '@riposte/shared';
import type { Foes } from '@riposte/shared/request/request';
import { type Ending, searchFoes } from '@riposte/shared/request/search';
import type { Batch, Trial } from '@riposte/shared/request/trial';
import { type Fight, withoutPictures, writeFight } from '@riposte/shared/scenario/write-fight';
import * as words from '../words/request.ts';
import { SEED } from './balance.ts';
import { workersFor } from './balancing.ts';
import { FightPool } from './fight-pool.ts';
import { fightWith, type Requested, type RequestForm, requestedFight } from './requested-fight.ts';

const START: RequestForm = {
  wins: { low: 60, high: 65 },
  rounds: { low: 4, high: 7 },
  margin: 5,
  kinds: undefined,
  number: undefined,
  fights: 3000,
  minutes: 15,
};

/**
 * Screening and confirmation use different dice. The confirmation plays the same fights as a simulation in the Balance
 * tab.
 */
const SEEDS = { screening: 'screening', confirmation: SEED };

/** Searches for enemies that make a fight as hard and as long as an author requests. Keeps all trials. */
export class EnemySearch {
  readonly form = signal<RequestForm>(START);
  readonly requested = signal<Requested | null>(null);
  readonly trials = signal<readonly Trial[]>([]);
  readonly best = signal<Trial | undefined>(undefined);
  readonly isOn = signal(false);
  /** The reason why the last search ended; null before the first search ends, and while a search runs. */
  readonly ending = signal<Ending | 'minutes' | null>(null);
  readonly fault = signal('');
  /** The number of fights that this search has played. */
  readonly played = signal(0);
  #stop: AbortController | undefined;

  /** Starts a new search. */
  start(ruleset: Ruleset, fight: Fight): void {
    this.cancel();
    this.trials.value = [];
    this.best.value = undefined;
    void this.#search(requestedFight(this.form.peek(), ruleset, fight));
  }

  /** Continues the last search with the same limits. */
  keepLooking(): void {
    const requested = this.requested.peek();
    if (requested && !this.isOn.peek()) void this.#search(requested);
  }

  /** Stops the search. The trials remain. */
  cancel(): void {
    this.#stop?.abort();
  }

  async #search(requested: Requested): Promise<void> {
    const { form, choices } = requested;
    const stop = new AbortController();
    const pool = new FightPool(workersFor(form.fights));
    const timer = setTimeout(() => stop.abort('minutes'), form.minutes * 60_000);
    this.#stop = stop;
    this.requested.value = requested;
    this.played.value = 0;
    this.isOn.value = true;
    this.ending.value = null;
    this.fault.value = '';
    const isLatest = () => this.#stop === stop;
    const onFight = () => {
      if (isLatest()) this.played.value++;
    };
    try {
      const found = await searchFoes({
        request: form,
        choices,
        seed: SEED,
        earlier: this.trials.peek(),
        fights: form.fights,
        play: (foes, batch) => playBatch(pool, requested, { foes, batch, onFight, signal: stop.signal }),
        onTrials: (trials) => {
          if (isLatest()) this.trials.value = trials;
        },
        signal: stop.signal,
      });
      if (!isLatest()) return;
      this.best.value = found.best;
      this.ending.value = stop.signal.reason === 'minutes' ? 'minutes' : found.ending;
    } catch (error) {
      if (isLatest()) this.fault.value = (error as Error).message;
    } finally {
      clearTimeout(timer);
      pool.end();
      if (isLatest()) this.isOn.value = false;
    }
  }
}

interface OfBatch {
  readonly foes: Foes;
  readonly batch: Batch;
  readonly onFight: () => void;
  readonly signal: AbortSignal;
}

function playBatch(pool: FightPool, requested: Requested, { foes, batch, ...run }: OfBatch) {
  const fight = fightWith(requested, requested.fight, foes);
  if (!fight) throw new Error(words.noRoom);
  const text = writeFight(withoutPictures(fight));
  const scenario = { ruleset: requested.ruleset.id, text, seed: SEEDS[batch.part] };
  return pool.play({ ...run, scenario, first: batch.first, count: batch.count });
}
