import { matchMaker } from '@colyseus/core';
import type { Log } from '../process/log.ts';
import { type Opened, ROOM_NAME } from '../rooms/matchmaking.ts';
import type { BattleStore, Holder } from '../store/store.ts';
import type { Membership } from './membership.ts';
import type { RedisConnections } from './redis.ts';

const PATIENCE_MS = 5_000;
/**
 * How long to search, in milliseconds, while this process is cut off. Afterward, the client can try another
 * process.
 */
const UNWELL_MS = 300;
const LOOK_EVERY_MS = 50;
/**
 * Milliseconds after which an owner without a listed room loses the battle, even though its process is alive.
 */
const UNLISTED_MS = 1_500;

interface Search {
  readonly battle: string;
  readonly mostRooms: number;
  readonly startedAt: number;
  /** The time when the owner was first seen without a room, in milliseconds. */
  unlistedSince: number;
}

/** Finds the one room of a battle, or opens it. The database decides who owns the battle. */
export class Opener {
  readonly #store: BattleStore;
  readonly #membership: Membership;
  readonly #connections: RedisConnections;
  readonly #log: Log;
  readonly #searches = new Map<string, Promise<Opened>>();

  constructor(store: BattleStore, membership: Membership, connections: RedisConnections, log: Log) {
    this.#store = store;
    this.#membership = membership;
    this.#connections = connections;
    this.#log = log;
  }

  open(battle: string, mostRooms: number): Promise<Opened> {
    const running = this.#searches.get(battle);
    if (running) return running;
    const startedAt = performance.now();
    const search = this.#search({ battle, mostRooms, startedAt, unlistedSince: startedAt }).finally(() =>
      this.#searches.delete(battle),
    );
    this.#searches.set(battle, search);
    return search;
  }

  async #search(search: Search): Promise<Opened> {
    const isInTime = (patience: number) => performance.now() - search.startedAt < patience;
    while (isInTime(this.#membership.isWell ? PATIENCE_MS : UNWELL_MS)) {
      const found = this.#membership.isWell ? await this.#look(search).catch(this.#tryAgain) : null;
      if (found) return found;
      await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
    }
    return 'not-ready';
  }

  /** Looks for the room once. Returns null if the caller must try again. */
  async #look(search: Search): Promise<Opened | null> {
    const { battle, mostRooms } = search;
    const holder = await this.#store.holderOf(battle);
    if (!holder) return null;
    if (this.#membership.holds({ battle, epoch: holder.epoch }))
      return matchMaker.getLocalRoomById(battle) ? 'open' : null;
    if (matchMaker.getLocalRoomById(battle)) {
      search.unlistedSince = performance.now(); // the wait for the next owner's room starts only when this process has closed its own
      return null;
    }
    const { process } = holder;
    if (process !== null && process !== matchMaker.processId && (await this.#membership.isThere(process))) {
      if (await this.#isListed(battle, process)) return 'open';
      const isSoon = performance.now() - search.unlistedSince < UNLISTED_MS;
      if (isSoon || (await this.#connections.isFresh())) return null; // waits, because rooms may be missing from the list after a restart of Redis
    }
    return await this.#make(battle, holder, mostRooms);
  }

  readonly #tryAgain = (error: unknown): null => {
    this.#log.debug({ error }, 'looking for a battle failed');
    return null;
  };

  async #isListed(battle: string, process: string): Promise<boolean> {
    const row = await this.#connections.driver.findOne({ roomId: battle }).catch(() => undefined);
    return row?.processId === process;
  }

  async #make(battle: string, { epoch }: Holder, mostRooms: number): Promise<Opened | null> {
    const place = await this.#placeFor(battle, mostRooms);
    if (typeof place === 'string') return place;
    const { on } = place;
    try {
      await matchMaker.createRoom(ROOM_NAME, { battle, epoch, on });
    } catch (error) {
      this.#log.info({ battle, epoch, error }, 'a battle could not be opened here; trying again');
    }
    return null;
  }

  /**
   * Returns the process that should open the battle: this process or, if it lacks the rules, is leaving or is full, the
   * process with the fewest rooms. If no process can open the battle, returns the reason.
   */
  async #placeFor(battle: string, mostRooms: number): Promise<{ on: string } | 'full' | 'no-rules'> {
    const membership = this.#membership;
    const rules = await this.#store.find(battle);
    const isKnown = !rules || membership.knows(rules);
    if (isKnown && !membership.isLeaving && matchMaker.stats.local.roomCount < mostRooms)
      return { on: matchMaker.processId };
    const best = rules && (await membership.successor(rules));
    if (best && best.rooms < mostRooms) return { on: best.id };
    return isKnown || (await membership.isKnown(rules)) ? 'full' : 'no-rules';
  }
}
