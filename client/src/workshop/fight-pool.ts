import { runFights } from '@riposte/shared/simulate/run';
import type { Tally } from '@riposte/shared/simulate/statistics';
import type { ToBalance } from './balance.ts';
import { FightWorker } from './fight-worker.ts';

/** A part of the fights of a scenario. */
export interface PartOfFights {
  readonly scenario: ToBalance;
  /** The number of the first fight. */
  readonly first: number;
  readonly count: number;
  /** Called after each fight that is added to the tally. */
  readonly onFight: () => void;
  /** Stops the fights early. Their workers stay busy, so the pool must then be ended and cannot play again. */
  readonly signal: AbortSignal;
}

/** Web workers that play fights of changing scenarios. */
export class FightPool {
  readonly #most: number;
  #workers: readonly FightWorker[] = [];
  #scenario: ToBalance | undefined;

  constructor(workers: number) {
    this.#most = workers;
  }

  /** Plays fights of a scenario and returns their tally. Call it again only after the fights have ended. */
  play({ scenario, first, count, onFight, signal }: PartOfFights): Promise<Tally> {
    this.#take(scenario);
    const runners = this.#workers.map((worker) => ({
      play: async (fight: number) => ({ ...(await worker.play(first - 1 + fight)), fight }),
    }));
    return runFights({ runners, fights: count, onFight, signal });
  }

  end(): void {
    for (const worker of this.#workers) worker.end();
  }

  #take(scenario: ToBalance): void {
    const { text, seed } = this.#scenario ?? {};
    if (text === scenario.text && seed === scenario.seed) return;
    this.#scenario = scenario;
    if (this.#workers.length === 0)
      this.#workers = Array.from({ length: this.#most }, () => new FightWorker(scenario));
    else for (const worker of this.#workers) worker.take(scenario);
  }
}
