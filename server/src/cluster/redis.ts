import { matchMaker } from '@colyseus/core';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { StartError } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { FencedDriver } from './driver.ts';

const OLDEST = '6.2.0';
/** Milliseconds after which a command times out and the connection is renewed. */
const PATIENCE_MS = 1_500;
const RETRY_MS = 200;
const HURRY_MS = 250;

/** Seconds after Redis starts during which processes may still reconnect. */
const FRESH_SECONDS = 4;

/** The connections to one Redis server. They survive outages. */
export interface RedisConnections {
  readonly presence: ResilientPresence;
  readonly driver: FencedDriver;
  /** A connection for commands that fail at once during an outage, instead of waiting. */
  readonly counters: Redis;
  /** Returns whether Redis started so recently that processes may still be reconnecting. */
  isFresh(): Promise<boolean>;
}

/** Connects to Redis. Throws `StartError` if it cannot be used. */
export async function connectRedis(url: string, log: Log): Promise<RedisConnections> {
  const redis = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false, // the framework's presence resubscribes by itself
    maxRetriesPerRequest: 1,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => RETRY_MS,
  });
  let failed: unknown;
  const note = (error: unknown) => {
    failed = error;
  };
  redis.on('error', note);
  try {
    await redis.connect();
    requireVersion(await redis.info('server'));
  } catch (error) {
    redis.disconnect();
    throw error instanceof StartError ? error : new StartError(sentenceFor(failed ?? error, url));
  }
  redis.off('error', note);
  redis.on('error', (error) => log.debug({ error }, 'a connection to Redis was lost'));
  const counters = redis.duplicate({
    lazyConnect: false,
    commandTimeout: HURRY_MS,
    enableOfflineQueue: false,
  });
  counters.on('error', () => undefined); // the other connection logs the error
  return {
    counters,
    presence: new ResilientPresence(redis, log, [counters]),
    driver: new FencedDriver(redis, log),
    isFresh: async () =>
      Number(/uptime_in_seconds:(\d+)/.exec(await redis.info('server'))?.[1]) < FRESH_SECONDS,
  };
}

/**
 * The framework's presence, which sends messages between processes. A message that fails during an outage does not end
 * the process, because no rejection stays unhandled.
 */
export class ResilientPresence extends RedisPresence {
  readonly #log: Log;
  readonly #lines: readonly Redis[];

  /** `others` are connections that are renewed and closed together with those of the presence. */
  constructor(redis: Redis, log: Log, others: readonly Redis[]) {
    super(redis);
    this.#log = log;
    this.#lines = [this.pub as Redis, this.sub as Redis, ...others];
    // Without this check, a connection that breaks while opening would count as ready and never be renewed.
    (this.sub as Redis).options.enableReadyCheck = true;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await super.publish(topic, data).catch(this.#shrug);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return (await super.hdel(key, field).catch(this.#shrug)) ?? false;
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return (await super.hset(key, field, value).catch(this.#shrug)) ?? false;
  }

  /** Subscribes now, or once Redis is back. */
  override async subscribe(topic: string, callback: (data: unknown) => void): Promise<this> {
    await super.subscribe(topic, callback).catch(this.#shrug);
    return this;
  }

  override async unsubscribe(topic: string, callback?: (data: unknown) => void): Promise<this> {
    await super.unsubscribe(topic, callback).catch(this.#shrug);
    return this;
  }

  /** Renews all connections, because they may be dead without having reported an error. */
  reconnect(): void {
    for (const line of this.#lines) if (line.status === 'ready') line.disconnect(true);
  }

  /** Returns the number of processes that listen to a topic. */
  async listeners(topic: string): Promise<number> {
    const [, count] = await (this.pub as Redis).pubsub('NUMSUB', topic);
    return Number(count);
  }

  override shutdown(): void {
    for (const line of this.#lines) line.disconnect();
  }

  readonly #shrug = (error: unknown): undefined => {
    this.#log.debug({ error, process: matchMaker.processId }, 'a message did not reach Redis');
  };
}

function requireVersion(info: string): void {
  const version = /redis_version:(\S+)/.exec(info)?.[1] ?? '0';
  if (version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0) return;
  throw new StartError(
    `The Redis server in RIPOSTE_REDIS is version ${version}, which is too old: upgrade it to ${OLDEST} or newer.`,
  );
}

/**
 * Returns the error message for a failed connection. Shows only the host name of the address, because the
 * rest of the address may contain a password.
 */
function sentenceFor(error: unknown, url: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const where = `RIPOSTE_REDIS points to a Redis server at ${new URL(url).host}`;
  if (/WRONGPASS|NOAUTH|invalid password|AUTH/.test(message))
    return `${where}, which did not accept the password: correct it in RIPOSTE_REDIS.`;
  return `${where}, which cannot be used (${message}): start that server, or correct RIPOSTE_REDIS.`;
}
