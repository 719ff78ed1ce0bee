import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { LeaseHolder, Leases } from '../battles/leases.ts';
import type { Log } from '../process/log.ts';
import type { Claim, Ownership } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { hasRules } from './packages.ts';
import { type Member, type ProcessRegistry, STALE_MS } from './process-registry.ts';
import type { RedisConnections } from './redis.ts';

const BEAT_MS = 400;
/**
 * Milliseconds for which this process relies on the database's last confirmation that it owns its battles.
 * Other processes wait longer before they take a battle.
 */
const TRUST_MS = 2_400;
/** Milliseconds without the database after which clients are sent to other processes. */
const ABANDON_MS = 4_000;
/** Milliseconds without an answer from Redis after which the connections are renewed. */
const RENEW_MS = 4_000;

interface Held {
  readonly owner: Ownership;
  readonly holder: LeaseHolder;
}

/** Announces this process to the others, and checks that it still owns its battles. */
export class Membership implements Leases {
  readonly #registry: ProcessRegistry;
  readonly #connections: RedisConnections;
  readonly #log: Log;
  readonly #held = new Map<string, Held>();
  /** Battles held here that another process now owns. They are being closed. */
  #lost: ReadonlySet<string> = new Set();
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #echoAt = Number.NEGATIVE_INFINITY;
  #confirming: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isLeaving = false;
  #isOver = false;

  constructor(registry: ProcessRegistry, connections: RedisConnections, log: Log) {
    this.#registry = registry;
    this.#connections = connections;
    this.#log = log;
  }

  /** Starts the heartbeat. Resolves when other processes can see this one. */
  async join(): Promise<void> {
    const channel = this.#echoChannel;
    await this.#connections.presence.subscribe(channel, () => {
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

  /** Returns whether this process holds a battle in this epoch. */
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
      throw new StoreUnavailable('Could not find out which process owns each battle.', { cause: error });
    });
  }

  async giveUp(owner: Ownership): Promise<void> {
    if (this.holds(owner)) this.#held.delete(owner.battle);
    await this.#registry.vacate(owner);
  }

  /** True if the database and Redis have both answered recently. */
  get isWell(): boolean {
    return this.#isReachable && this.isSure;
  }

  /**
   * Returns whether another process is alive. Also returns true if its silence proves nothing, because the
   * database or Redis has just started.
   */
  async isThere(process: string): Promise<boolean> {
    const member = (await this.members()).find(({ id }) => id === process);
    const isHeardOf = member?.isHeardOf && (await this.#connections.presence.listeners(`p:${process}`)) > 0;
    return isHeardOf || (await this.#registry.isFresh()) || (await this.#connections.isFresh());
  }

  members(): Promise<readonly Member[]> {
    return this.#registry.members();
  }

  /** True if this process no longer opens battles. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Stops opening battles in this process or, if `isLeaving` is false, opens them again. */
  takeNothingUp(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
  }

  /**
   * Returns the process that should take over a battle with these rules. Of the other processes that open battles and
   * have the rules, this is the one with the fewest rooms. Undefined if there is none.
   */
  async successor(rules: RulesName): Promise<Member | undefined> {
    const others = (await this.members()).filter(
      ({ id, isHeardOf, isLeaving, packages }) =>
        isHeardOf && !isLeaving && id !== matchMaker.processId && hasRules(packages, rules),
    );
    return others.sort((one, other) => one.rooms - other.rooms)[0];
  }

  /** Returns whether this process has the rules. */
  knows(rules: RulesName): boolean {
    return hasRules(this.#registry.packages, rules);
  }

  /** Returns whether any process that is alive has the rules. */
  async isKnown(rules: RulesName): Promise<boolean> {
    const members = await this.members();
    return members.some(({ isHeardOf, packages }) => isHeardOf && hasRules(packages, rules));
  }

  /** All battles that this process holds. */
  get held(): readonly Held[] {
    return [...this.#held.values()];
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#registry
      .leave()
      .catch((error) => this.#log.warn({ error }, 'could not leave the list of processes'));
  }

  /** True if messages over Redis reach this process. */
  get #isReachable(): boolean {
    return performance.now() - this.#echoAt < STALE_MS;
  }

  get #echoChannel(): string {
    return `echo:${matchMaker.processId}`;
  }

  async #beat(): Promise<void> {
    try {
      await this.#confirm();
      // a process that others cannot reach does not announce itself
      if (this.#isReachable) await this.#registry.sign(matchMaker.stats.local.roomCount, this.#isLeaving);
      if (this.#isReachable) void this.#listRooms();
    } catch (error) {
      this.#log.warn({ error }, 'this process cannot reach its database');
    }
    if (performance.now() - this.#confirmedAt > ABANDON_MS) this.#abandon([...this.#held.keys()]);
    if (performance.now() - this.#echoAt > RENEW_MS) this.#reconnect();
    void this.#connections.presence.publish(this.#echoChannel, true);
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
        this.#log.debug({ battle, error }, 'a room cannot be closed while it is opening; trying again later');
      }
    }
  }

  #reconnect(): void {
    this.#echoAt = performance.now() - STALE_MS; // postpones the next renewal
    this.#connections.presence.reconnect();
  }

  /**
   * Adds rooms of this process to the list in Redis if they are missing there or listed for another process.
   */
  async #listRooms(): Promise<void> {
    const battles = [...this.#held.keys()].filter((battle) => !this.#lost.has(battle));
    const listed = await this.#connections.driver.findByIds(battles).catch(() => null);
    for (const battle of listed ? battles : []) {
      const room = matchMaker.getLocalRoomById(battle) as unknown as { _listing: IRoomCache } | undefined;
      if (room && listed?.get(battle)?.processId !== matchMaker.processId)
        await this.#connections.driver.persist(room._listing, true);
    }
  }
}
