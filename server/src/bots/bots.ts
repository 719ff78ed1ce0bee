import { availableParallelism } from 'node:os';
import type { Input } from '@riposte/shared/engine/battle/input';
import { LRUCache } from 'lru-cache';
import type { Log } from '../process/log.ts';
import { Pacer } from '../scheduling/pacer.ts';
import { BotWorker, type Question } from './bot-worker.ts';

/** The maximum number of workers. Leaves one processor to the main thread, which serves the tables. */
const MOST_WORKERS = Math.min(2, Math.max(1, availableParallelism() - 1));
/**
 * The time for one choice, in milliseconds. It is shortened if more choices wait, but not below the minimum.
 */
const BUDGET_MS = 500;
const LEAST_BUDGET_MS = 50;
/**
 * How long a battle's bots make only default choices, in milliseconds, after one of them has made a worker crash or
 * hang.
 */
const SUSPENSION_MS = 60_000;

interface Waiting {
  readonly question: Question;
  readonly answer: (input: Input | null) => void;
}

/** Lets bots choose in worker threads, in the order of the requests. Threads start when first needed. */
export class Bots {
  /** Spaces out automatic inputs, including those of bots. */
  readonly pacer = new Pacer();
  readonly #registry: string;
  readonly #log: Log;
  readonly #queue: Waiting[] = [];
  readonly #workers = new Set<BotWorker>();
  readonly #idle: BotWorker[] = [];
  /** The replay logs of battles that made a worker crash or hang. */
  readonly #suspended = new LRUCache<string, true>({ max: 1_000, ttl: SUSPENSION_MS });
  #isClosed = false;

  /** `registry` is the URL of a module that exports the ruleset registry as `REGISTRY`. */
  constructor(registry: string, log: Log) {
    this.#registry = registry;
    this.#log = log;
  }

  /**
   * Returns a bot's choice, or null if the default applies, for example because a rule failed or hung. A
   * battle must ask for one choice at a time, so that it delays other battles by at most one choice.
   */
  async choose(question: Question): Promise<Input | null> {
    if (this.#isClosed || this.#suspended.has(question.log.id)) return null;
    return await new Promise((answer) => {
      this.#queue.push({ question, answer });
      this.#serve();
    });
  }

  /** Ends the workers. Waiting requests get the default choice. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#queue.splice(0)) answer(null);
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  #serve(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#newWorker();
      const next = worker && this.#queue.shift();
      if (!next) return;
      void this.#ask(worker, next);
    }
  }

  #newWorker(): BotWorker | undefined {
    if (this.#workers.size >= MOST_WORKERS) return undefined;
    const worker = new BotWorker(this.#registry);
    this.#workers.add(worker);
    return worker;
  }

  async #ask(worker: BotWorker, { question, answer }: Waiting): Promise<void> {
    const budget = Math.max(LEAST_BUDGET_MS, BUDGET_MS / (1 + this.#queue.length));
    const input = await worker.choose(question, budget).catch((error) => {
      if (!this.#isClosed)
        this.#log.error({ error, ...question.edition }, 'a bot failed; the default is used instead');
      return null;
    });
    answer(input);
    if (worker.hasFailed) this.#replace(worker, question);
    else this.#idle.push(worker);
    this.#serve();
  }

  /** Ends a failed worker and suspends the bots of its battle. A new worker starts when needed. */
  #replace(worker: BotWorker, { log }: Question): void {
    this.#workers.delete(worker);
    this.#suspended.set(log.id, true);
    void worker.end();
  }
}
