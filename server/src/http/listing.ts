import type { ListedFight } from '@riposte/shared/protocol/listing';
import type { BattleStore } from '../store/store.ts';

/**
 * Returns the entry of a battle in the public list. Returns null if the battle is not listed, or if nothing
 * may be shown yet.
 */
export type ListingLookup = (battle: string) => Promise<Omit<ListedFight, 'id'> | null>;

/** Milliseconds for which the list is reused. */
const LOOK_EVERY_MS = 3_000;
/**
 * The maximum number of listed battles whose rooms are asked for their entries, newest first. At most `MOST_SHOWN` of
 * these entries are shown.
 */
const MOST_LOOKED_AT = 200;
const MOST_SHOWN = 30;

/** The public list of battles with an open room. */
export class Listing {
  readonly #store: Pick<BattleStore, 'listed'>;
  readonly #entryOf: ListingLookup;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #fights: Promise<readonly ListedFight[]> = Promise.resolve([]);

  constructor(store: Pick<BattleStore, 'listed'>, entryOf: ListingLookup) {
    this.#store = store;
    this.#entryOf = entryOf;
  }

  /** The list, at most three seconds old. */
  get fights(): Promise<readonly ListedFight[]> {
    const now = performance.now();
    if (now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = now;
      this.#fights = this.#look();
    }
    return this.#fights;
  }

  async #look(): Promise<readonly ListedFight[]> {
    const ids = await this.#store.listed(MOST_LOOKED_AT);
    const seen = await Promise.all(
      ids.map(async (id) => {
        const entry = await this.#entryOf(id).catch(() => null); // null if the battle's room is not open
        return entry ? [{ id, ...entry }] : [];
      }),
    );
    return seen.flat().slice(0, MOST_SHOWN);
  }
}
