import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { Poll } from '../scheduling/poll.ts';
import type { BattleStore, SweptKind } from '../store/store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The number of battles, libraries, campaigns or key rings per query. */
const MANY = 100;

/**
 * Deletes battles, libraries, campaigns and key rings that no client has visited for a number of days, which the host
 * sets. Also deletes battles that a crash left incomplete, and expired codes. Several processes may sweep at once.
 */
export class Sweeper {
  readonly #store: BattleStore;
  readonly #keep: Config['keep'];
  readonly #live: () => Promise<readonly string[]>;
  readonly #log: Log;
  readonly #poll: Poll;

  /** `live` returns the battles with an open room. */
  constructor(store: BattleStore, keep: Config['keep'], live: () => Promise<readonly string[]>, log: Log) {
    this.#store = store;
    this.#keep = keep;
    this.#live = live;
    this.#log = log;
    this.#poll = new Poll(
      () => this.sweep(Date.now()),
      (error) =>
        log.warn(
          { error },
          'old battles, libraries, campaigns and key rings could not be deleted; trying again in an hour',
        ),
    );
  }

  /** Sweeps now and every hour. */
  async start(): Promise<void> {
    await this.#poll.start(HOUR_MS);
  }

  stop(): void {
    this.#poll.stop();
  }

  /**
   * Deletes everything that is due at `now`, in milliseconds since 1970. Returns the number of deleted
   * battles, libraries, campaigns and key rings.
   */
  async sweep(now: number): Promise<number> {
    await this.#store.seen(await this.#live(), now); // runs first, so that battles with an open room are not deleted
    const { finished, forgotten } = this.#keep;
    const { shelves, campaigns, rings } = this.#store;
    await rings.dropTickets(now);
    const unfinished = await this.#deleteBattles('unfinished', now - HOUR_MS);
    const isGone = { unfinished, finished: 0, forgotten: 0, libraries: 0, campaigns: 0, keyRings: 0 };
    if (finished !== null) isGone.finished = await this.#deleteBattles('finished', now - finished * DAY_MS);
    if (forgotten !== null) {
      const since = now - forgotten * DAY_MS;
      isGone.forgotten = await this.#deleteBattles('forgotten', since);
      isGone.libraries = await deleteAll(
        () => shelves.unseen(since, MANY),
        (shelf) => shelves.remove(shelf, since),
      );
      isGone.campaigns = await deleteAll(
        () => campaigns.unseen(since, MANY),
        (campaign) => campaigns.remove(campaign, since),
      );
      isGone.keyRings = await deleteAll(
        () => rings.unseen(since, MANY),
        (ring) => rings.remove(ring, since),
      );
    }
    const count = Object.values(isGone).reduce((sum, some) => sum + some, 0);
    if (count > 0)
      this.#log.info(
        isGone,
        'deleted battles, libraries, campaigns and key rings that no one visits anymore',
      );
    return count;
  }

  #deleteBattles(kind: SweptKind, since: number): Promise<number> {
    return deleteAll(
      () => this.#store.unseen(kind, since, MANY),
      (battle) => this.#store.remove(battle, since),
    );
  }
}

/** Deletes items until it finds no more. Returns the number of deleted items. */
async function deleteAll(
  find: () => Promise<readonly string[]>,
  remove: (id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const found = await find();
    for (const id of found) if (await remove(id)) count++;
    if (found.length < MANY) return count;
  }
}
