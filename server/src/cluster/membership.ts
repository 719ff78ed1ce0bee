import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { LeaseHolder, Leases } from '../battles/leases.ts';
import type { Log } from '../process/log.ts';
import type { Claim, Ownership } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Member, type ProcessRegistry, STALE_MS } from './process-registry.ts';
import type { Post } from './redis.ts';

const BEAT_MS = 400;
/** What the database said is good for so long; others wait longer before they take anything. */
const TRUST_MS = 2_400;
/** Without the database for so long, whoever is at a table is sent to look for another process. */
const ABANDON_MS = 4_000;
/** Without an answer of Redis for so long, the lines to it are made anew. */
const RENEW_MS = 4_000;

interface Held {
  readonly owner: Ownership;
  readonly holder: LeaseHolder;
}

/** This process among the others: says that it is there, and makes sure that the battles it holds are still its own. */
export class Membership implements Leases {
  readonly #registry: ProcessRegistry;
  readonly #post: Post;
  readonly #log: Log;
  readonly #held = new Map<string, Held>();
  /** Of these what is another's by now, and is being closed here. */
  #lost: ReadonlySet<string> = new Set();
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #echoAt = Number.NEGATIVE_INFINITY;
  #confirming: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isLeaving = false;
  #isOver = false;

  constructor(registry: ProcessRegistry, post: Post, log: Log) {
    this.#registry = registry;
    this.#post = post;
    this.#log = log;
  }

  /** Begins to beat; resolves once others can know of it. */
  async join(): Promise<void> {
    const channel = this.#echoChannel;
    await this.#post.presence.subscribe(channel, () => {
      this.#echoAt = performance.now();
    });
    this.#echoAt = performance.now();
    await this.#beat();
  }

  claim(epoch: number | undefined): Claim | undefined {
    return { process: matchMaker.processId, epoch: epoch ?? -1 };
  }

  hold(owner: Ownership, holder: LeaseHolder): void {
    this.#held.set(owner.battle, { owner, holder });
  }

  /** Whether a battle is held here in that epoch. */
  holds({ battle, epoch }: Ownership): boolean {
    return this.#held.get(battle)?.owner.epoch === epoch;
  }

  get isSure(): boolean {
    return performance.now() - this.#confirmedAt < TRUST_MS;
  }

  async confirm(): Promise<void> {
    if (this.isSure) return;
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = null;
    });
    await this.#confirming.catch((error) => {
      throw new StoreUnavailable('Nobody can say whose the battles are.', { cause: error });
    });
  }

  async giveUp(owner: Ownership): Promise<void> {
    if (this.holds(owner)) this.#held.delete(owner.battle);
    await this.#registry.vacate(owner);
  }

  /** Whether both the database and Redis have answered lately. */
  get isWell(): boolean {
    return this.#hasPost && this.isSure;
  }

  /** Whether another process is there, and can be reached; yes also where nothing can be told from its silence. */
  async isThere(process: string): Promise<boolean> {
    const member = (await this.members()).find(({ id }) => id === process);
    const isHeardOf = member?.isHeardOf && (await this.#post.presence.listeners(`p:${process}`)) > 0;
    return isHeardOf || (await this.#registry.isFresh()) || (await this.#post.isFresh());
  }

  members(): Promise<readonly Member[]> {
    return this.#registry.members();
  }

  /** Whether this process takes no battle up any more. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** From now on others take up what is opened, or this process does again. */
  takeNothingUp(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
  }

  /** The process with the fewest rooms among those who take battles up, if there is another. */
  async successor(): Promise<Member | undefined> {
    const others = (await this.members()).filter(
      ({ id, isHeardOf, isLeaving }) => isHeardOf && !isLeaving && id !== matchMaker.processId,
    );
    return others.sort((one, other) => one.rooms - other.rooms)[0];
  }

  /** All that is held here. */
  get held(): readonly Held[] {
    return [...this.#held.values()];
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#registry.leave().catch((error) => this.#log.warn({ error }, 'could not sign off'));
  }

  /** Whether what is sent to this process over Redis arrives. */
  get #hasPost(): boolean {
    return performance.now() - this.#echoAt < STALE_MS;
  }

  get #echoChannel(): string {
    return `echo:${matchMaker.processId}`;
  }

  async #beat(): Promise<void> {
    try {
      await this.#confirm();
      // who cannot be reached by the others does not say to be there
      if (this.#hasPost) await this.#registry.sign(matchMaker.stats.local.roomCount, this.#isLeaving);
      if (this.#hasPost) void this.#listRooms();
    } catch (error) {
      this.#log.warn({ error }, 'this process cannot reach its database');
    }
    if (performance.now() - this.#confirmedAt > ABANDON_MS) this.#abandon([...this.#held.keys()]);
    if (performance.now() - this.#echoAt > RENEW_MS) this.#renewPost();
    void this.#post.presence.publish(this.#echoChannel, true);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#beat(), BEAT_MS);
  }

  async #confirm(): Promise<void> {
    const askedAt = performance.now();
    this.#lost = await this.#registry.lost(this.held.map(({ owner }) => owner));
    this.#confirmedAt = askedAt;
    this.#abandon(this.#lost);
  }

  #abandon(battles: Iterable<string>): void {
    for (const battle of battles) {
      try {
        this.#held.get(battle)?.holder.lose();
      } catch (error) {
        this.#log.debug({ battle, error }, 'a room cannot be closed before it is open; it is tried again');
      }
    }
  }

  #renewPost(): void {
    this.#echoAt = performance.now() - STALE_MS; // not again at once
    this.#post.presence.reconnect();
  }

  /** Lists the rooms of this process again that Redis has lost, or still has as another's. */
  async #listRooms(): Promise<void> {
    const battles = [...this.#held.keys()].filter((battle) => !this.#lost.has(battle));
    const listed = await this.#post.driver.findByIds(battles).catch(() => null);
    for (const battle of listed ? battles : []) {
      const room = matchMaker.getLocalRoomById(battle) as unknown as { _listing: IRoomCache } | undefined;
      if (room && listed?.get(battle)?.processId !== matchMaker.processId)
        await this.#post.driver.persist(room._listing, true);
    }
  }
}
