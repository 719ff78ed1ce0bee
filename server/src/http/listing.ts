import type { ListedFight } from '@riposte/shared/protocol/listing';
import type { BattleStore } from '../store/store.ts';

/** What a table shows on the list; null: it is not to be shown, or nothing can be seen yet. */
export type Glance = (battle: string) => Promise<Omit<ListedFight, 'id'> | null>;

/** However many ask, tables are looked at so often, in milliseconds. */
const LOOK_EVERY_MS = 3_000;
/** So many tables are looked at, the newest, and so many of those where somebody is are shown. */
const MOST_LOOKED_AT = 200;
const MOST_SHOWN = 30;

/** The fights that their GMs have put on the public list, and where somebody is now. */
export class Listing {
  readonly #store: Pick<BattleStore, 'listed'>;
  readonly #glance: Glance;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #fights: Promise<readonly ListedFight[]> = Promise.resolve([]);

  constructor(store: Pick<BattleStore, 'listed'>, glance: Glance) {
    this.#store = store;
    this.#glance = glance;
  }

  /** As they were at most three seconds ago. */
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
        const glance = await this.#glance(id).catch(() => null); // nobody is there
        return glance ? [{ id, ...glance }] : [];
      }),
    );
    return seen.flat().slice(0, MOST_SHOWN);
  }
}
