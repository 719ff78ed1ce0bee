import { LIMITS } from '../../server/src/guard/limits.ts';
import { run } from '../../server/src/run.ts';

/** Starts the real server, but without rate limits per address. */
const all = { burst: 1e9, perSecond: 1e9 };
await run(process.env, import.meta.resolve('@riposte/shared/rulesets/registry'), {
  ...LIMITS,
  requests: all,
  joins: all,
  battles: all,
  messages: all,
  bytes: all,
  stored: all,
  connections: 10_000,
  sockets: 10_000,
});
