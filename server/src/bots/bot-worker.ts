import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Input } from '@riposte/shared/engine/battle/input';
import { LRUCache } from 'lru-cache';
import type { ReplayLog } from '../battles/replay-log.ts';
import type { Task, WorkerAnswer, WorkerMessage } from './task.ts';

/** The number of battles that a worker keeps copies of. A copy with 200 fighters takes 2 MB. */
const MOST_COPIES = 32;
/** The memory, in megabytes, above which a worker is terminated. */
const MOST_MEMORY = 512;
/** Milliseconds within which a worker must load its rulesets. */
const START_MS = 60_000;
/** How long after its budget a worker may still answer, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * A task that is not assigned to a worker yet. It contains the replay log, because each worker needs a
 * different replay.
 */
export type Question = Omit<Task, 'replay' | 'budget'> & { readonly log: ReplayLog };

/** A thread that chooses for bots, one choice at a time. */
export class BotWorker {
  readonly #thread: Worker;
  /** Resolves once the worker has loaded its rulesets. */
  readonly #ready: Promise<unknown>;
  /** The number of inputs that the worker already has, by the id of the replay log. */
  readonly #known: LRUCache<string, number>;
  #hasFailed = false;

  /** `registry` is the URL of a module that exports the ruleset registry as `REGISTRY`. */
  constructor(registry: string) {
    this.#thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { registry },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
    });
    this.#thread.unref();
    this.#thread.on('error', () => undefined); // the pending `#message` reports the error to its caller
    this.#ready = this.#message(START_MS);
    this.#ready.catch(() => undefined);
    this.#known = new LRUCache({
      max: MOST_COPIES,
      noDisposeOnSet: true,
      dispose: (_length, log) => this.#send({ forget: log }),
    });
  }

  /** True if the worker crashed or hangs, and must be terminated. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /**
   * Returns the bot's choice; `budget` is the time for it, in milliseconds. Throws if a rule or the worker
   * fails.
   */
  async choose({ log, ...question }: Question, budget: number): Promise<Input | null> {
    await this.#ready;
    const replay = log.since(this.#known.get(log.id));
    this.#known.set(log.id, replay.length);
    this.#send({ task: { ...question, replay, budget } });
    const answer = (await this.#message(budget + PATIENCE_MS)) as WorkerAnswer;
    if ('input' in answer) return answer.input;
    this.#known.delete(log.id);
    throw answer.error;
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }

  #send(message: WorkerMessage): void {
    this.#thread.postMessage(message);
  }

  /** Returns the next message of the thread. Throws if it crashes or sends none in time. */
  async #message(milliseconds: number): Promise<unknown> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(milliseconds)]);
    try {
      const ended = once(this.#thread, 'exit', { signal }).then(() => {
        throw new Error('A bot worker exited.');
      });
      const [message] = await Promise.race([once(this.#thread, 'message', { signal }), ended]);
      return message;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    } finally {
      over.abort();
    }
  }
}
