import { matchMaker } from '@colyseus/core';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { StartError } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { FencedDriver } from './driver.ts';

const OLDEST = '6.2.0';
/** Whatever takes longer is given up, and the line is made anew. */
const PATIENCE_MS = 1_500;
const RETRY_MS = 200;
const HURRY_MS = 250;

/** So long after its start not everybody may have found back to Redis. */
const FRESH_SECONDS = 4;

/** The lines to one Redis: the framework's own listing and post, which survive that it goes away. */
export interface Post {
  readonly presence: ToughPresence;
  readonly driver: FencedDriver;
  /** For what may fail at once and be done without. */
  readonly counters: Redis;
  /** Whether Redis has been up for so short that many may not be back yet. */
  isFresh(): Promise<boolean>;
}

/** Opens the lines to Redis. Throws `StartError` if it cannot be used. */
export async function openPost(url: string, log: Log): Promise<Post> {
  const redis = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false, // the presence does so itself
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
  redis.on('error', (error) => log.debug({ error }, 'a line to Redis was lost'));
  const counters = redis.duplicate({
    lazyConnect: false,
    commandTimeout: HURRY_MS,
    enableOfflineQueue: false,
  });
  counters.on('error', () => undefined); // the other line says so
  return {
    counters,
    presence: new ToughPresence(redis, log, [counters]),
    driver: new FencedDriver(redis, log),
    isFresh: async () =>
      Number(/uptime_in_seconds:(\d+)/.exec(await redis.info('server'))?.[1]) < FRESH_SECONDS,
  };
}

/** The framework leaves much that it sends unwatched: what does not get through while Redis is away must not end us. */
export class ToughPresence extends RedisPresence {
  readonly #log: Log;
  readonly #lines: readonly Redis[];

  /** `others` are lines that share its fate. */
  constructor(redis: Redis, log: Log, others: readonly Redis[]) {
    super(redis);
    this.#log = log;
    this.#lines = [this.pub as Redis, this.sub as Redis, ...others];
    // unchecked, a line that breaks while it is made passes for ready, and is never made again
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

  /** Whoever listens does so once Redis is back, if not at once. */
  override async subscribe(topic: string, callback: (data: unknown) => void): Promise<this> {
    await super.subscribe(topic, callback).catch(this.#shrug);
    return this;
  }

  override async unsubscribe(topic: string, callback?: (data: unknown) => void): Promise<this> {
    await super.unsubscribe(topic, callback).catch(this.#shrug);
    return this;
  }

  /** Makes all lines anew: they may be dead without anybody having said so. */
  reconnect(): void {
    for (const line of this.#lines) if (line.status === 'ready') line.disconnect(true);
  }

  /** How many processes listen to a topic. */
  async listeners(topic: string): Promise<number> {
    const [, count] = await (this.pub as Redis).pubsub('NUMSUB', topic);
    return Number(count);
  }

  override shutdown(): void {
    for (const line of this.#lines) line.disconnect();
  }

  readonly #shrug = (error: unknown): undefined => {
    this.#log.debug({ error, process: matchMaker.processId }, 'a message did not get through to Redis');
  };
}

function requireVersion(info: string): void {
  const version = /redis_version:(\S+)/.exec(info)?.[1] ?? '0';
  if (version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0) return;
  throw new StartError(
    `RIPOSTE_REDIS names a Redis ${version}, which is too old: upgrade it to ${OLDEST} or newer.`,
  );
}

/** The address is shown without what comes before the host: there may be a password. */
function sentenceFor(error: unknown, url: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const where = `RIPOSTE_REDIS names a Redis at ${new URL(url).host}`;
  if (/WRONGPASS|NOAUTH|invalid password|AUTH/.test(message))
    return `${where}, which does not let us in with that password: correct it in the variable.`;
  return `${where}, which cannot be used (${message}): start it, or correct the variable.`;
}
