import { type IRoomCache, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';

const LISTING = 'roomcaches';

/** A Lua script that changes an entry of the room list only if this process still owns the room. */
const SET_OWN = `local row = redis.call('HGET', KEYS[1], ARGV[1])
if row and cjson.decode(row).processId ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1`;
const REMOVE_OWN = `local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row or cjson.decode(row).processId ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/**
 * The framework's list of rooms in Redis. A process that has lost a battle cannot change the battle's entry.
 * During an outage of Redis, rooms stay open and are listed later.
 */
export class FencedDriver extends RedisDriver {
  readonly #redis: Redis;
  readonly #log: Log;

  constructor(redis: Redis, log: Log) {
    super(redis);
    this.#redis = redis;
    this.#log = log;
  }

  override async query(...of: Parameters<RedisDriver['query']>): Promise<IRoomCache[]> {
    return await super.query(...of).catch(this.#forget);
  }

  override async findOne(...of: Parameters<RedisDriver['findOne']>): Promise<IRoomCache> {
    return await super.findOne(...of).catch(this.#forget);
  }

  /** Lists a room. A new room replaces any entry, because its process owns the battle. */
  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    if (isNew) return await this.#try(() => super.persist(room, true));
    return await this.#setOwn(room);
  }

  override async update(
    room: IRoomCache,
    { $set, $inc }: Parameters<RedisDriver['update']>[1],
  ): Promise<boolean> {
    Object.assign(room, $set);
    const counts = room as unknown as Record<string, number>;
    for (const [field, more] of Object.entries($inc ?? {}))
      counts[field] = (counts[field] ?? 0) + Number(more);
    return await this.#setOwn(room);
  }

  override async remove(id: string): Promise<boolean> {
    return await this.#removeOf(id, matchMaker.processId);
  }

  override async cleanup(process: string): Promise<void> {
    for (const { roomId } of await this.query({ processId: process })) await this.#removeOf(roomId, process);
  }

  /** Leaves the connection open: the presence shares it and closes it. */
  override async shutdown(): Promise<void> {}

  async #setOwn(room: IRoomCache): Promise<boolean> {
    const { roomId, processId } = room;
    if (!roomId) return false;
    const text = JSON.stringify(room);
    return await this.#try(
      async () => (await this.#redis.eval(SET_OWN, 1, LISTING, roomId, processId, text)) === 1,
    );
  }

  async #removeOf(id: string, process: string): Promise<boolean> {
    return await this.#try(async () => (await this.#redis.eval(REMOVE_OWN, 1, LISTING, id, process)) === 1);
  }

  async #try(work: () => Promise<boolean>): Promise<boolean> {
    return await work().catch((error) => {
      this.#log.debug({ error }, 'the list of rooms could not be changed');
      return false;
    });
  }

  /** Drops the framework's pending lookups, because the framework would reuse a failed lookup forever. */
  readonly #forget = (error: unknown): never => {
    Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
    throw error;
  };
}
