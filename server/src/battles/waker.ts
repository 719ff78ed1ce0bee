import { LRUCache } from 'lru-cache';
import type { Log } from '../process/log.ts';
import { Poll } from '../scheduling/poll.ts';
import type { BattleStore } from '../store/store.ts';

const LOOK_EVERY_MS = 5_000;
/** The maximum number of battles that are opened per look. */
const MANY = 20;
/** Milliseconds until the next attempt to open a battle that could not be opened. */
const RETRY_MS = 10 * 60_000;
const MOST_FAILED = 10_000;

/** Opens a battle in some process, unless it is open. Resolves to `open` if that succeeded. */
type Open = (battle: string) => Promise<string>;

/**
 * Opens battles that no client has open when something is due there. For example, a player's time may end at a table
 * that is played by post. Several processes may look at once.
 */
export class Waker {
  readonly #store: Pick<BattleStore, 'due'>;
  readonly #open: Open;
  readonly #live: () => Promise<readonly string[]>;
  readonly #log: Log;
  readonly #failed = new LRUCache<string, true>({ max: MOST_FAILED, ttl: RETRY_MS });
  readonly #poll: Poll;

  /** `live` returns the battles with an open room. */
  constructor(store: Pick<BattleStore, 'due'>, open: Open, live: () => Promise<readonly string[]>, log: Log) {
    this.#store = store;
    this.#open = open;
    this.#live = live;
    this.#log = log;
    this.#poll = new Poll(
      () => this.#look(),
      (error) => log.warn({ error }, 'could not look for battles that are due; trying again'),
    );
  }

  /** Looks now, and then every `everyMs` milliseconds. */
  start(everyMs = LOOK_EVERY_MS): void {
    void this.#poll.start(everyMs);
  }

  stop(): void {
    this.#poll.stop();
  }

  /** Opens the battles that are due, one after another. */
  async #look(): Promise<void> {
    const open = await this.#live();
    for (const battle of await this.#store.due(Date.now(), MANY, [...open, ...this.#failed.keys()])) {
      const opened = await this.#open(battle).catch((error) => {
        this.#log.warn({ battle, error }, 'a battle is due, but could not be opened');
        return 'failed';
      });
      if (opened === 'failed') this.#failed.set(battle, true);
    }
  }
}
