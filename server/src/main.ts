import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // the cache halves the processor time that a start takes from other programs
const { run } = await import('./run.ts');
await run(process.env, import.meta.resolve('@riposte/shared/rulesets/registry'));
flushCompileCache();
