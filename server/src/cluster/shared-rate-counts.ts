import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits, Rate } from '../guard/limits.ts';
import { COUNTED, type Counted, LocalRateCounts } from '../guard/rate-counts.ts';
import type { Log } from '../process/log.ts';

/** Milliseconds between two reports of an address's connections. A report expires after twice this time. */
const REPORT_EVERY_MS = 10_000;

/**
 * A Lua script that stores the number of connections that an address has at one process. It returns the sum
 * over all processes with recent reports.
 */
const HOLD = `redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
local total, all = 0, redis.call('HGETALL', KEYS[1])
for at = 1, #all, 2 do
  local count, told = string.match(all[at + 1], '(%d+) (%d+)')
  if tonumber(told) + ARGV[4] > tonumber(ARGV[3]) then total = total + tonumber(count)
  else redis.call('HDEL', KEYS[1], all[at]) end
end
return total`;

/**
 * Counts requests and connections across all processes, in Redis. Without Redis, each process counts only its
 * own.
 */
export class SharedRateCounts extends LocalRateCounts {
  readonly #redis: Redis;
  /** The name of this process in Redis. */
  readonly #name: string;
  readonly #log: Log;
  readonly #limiters: Readonly<Record<Counted, RateLimiterRedis>>;

  constructor(redis: Redis, name: string, limits: Limits, log: Log) {
    super(limits);
    this.#redis = redis;
    this.#name = name;
    this.#log = log;
    const limiterOf = (what: Counted) => newLimiter(redis, what, limits[what]);
    this.#limiters = Object.fromEntries(COUNTED.map((what) => [what, limiterOf(what)])) as Record<
      Counted,
      RateLimiterRedis
    >;
    const reporting = setInterval(() => {
      for (const address of this.held.keys()) void this.#report(address);
    }, REPORT_EVERY_MS);
    reporting.unref();
  }

  override async take(what: Counted, address: string, amount = 1): Promise<boolean> {
    try {
      await this.#limiters[what].consume(address, amount);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }

  override async hold(address: string): Promise<number> {
    this.held.change(address, 1);
    return await this.#report(address);
  }

  override release(address: string): void {
    this.held.change(address, -1);
    void this.#report(address);
  }

  /** Reports how many connections an address has to this process. Returns the known total over all processes. */
  async #report(address: string): Promise<number> {
    const here = this.held.of(address);
    const key = `connections:${address}`;
    try {
      const lifetime = 2 * REPORT_EVERY_MS;
      return Number(await this.#redis.eval(HOLD, 1, key, this.#name, here, Date.now(), lifetime));
    } catch (error) {
      this.#log.debug({ error }, 'counting only the connections to this process');
      return here;
    }
  }
}

/** Returns a limiter that allows one full burst within the time in which a full burst refills. */
function newLimiter(storeClient: Redis, keyPrefix: string, { burst, perSecond }: Rate): RateLimiterRedis {
  const rate = { points: burst, duration: Math.ceil(burst / perSecond) };
  return new RateLimiterRedis({
    ...rate,
    storeClient,
    keyPrefix,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: burst,
    insuranceLimiter: new RateLimiterMemory(rate),
  });
}
