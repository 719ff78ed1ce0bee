import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // the cache halves the processor time of a start, during which other programs wait
const { run } = await import('./run.ts');
await run(process.env, import.meta.resolve('@riposte/shared/rulesets/registry'));
flushCompileCache();
