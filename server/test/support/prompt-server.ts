import { LIMITS } from '../../src/guard/limits.ts';
import { run } from '../../src/run.ts';

/* The real server, except that it tells people within seconds that a table waits for them. */

const registry = import.meta.resolve('@riposte/shared/rulesets/registry');
await run(process.env, registry, { ...LIMITS, calls: 2_000 });
