import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // the compile cache halves the processor time of a start
const { run } = await import('./run.ts');
await run(process.env, import.meta.resolve('@riposte/shared/rulesets/registry'));
flushCompileCache();
