import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // a start takes half the processor's time: whoever plays beside it waits less
const { run } = await import('./run.ts');
await run(process.env, import.meta.resolve('@riposte/shared/rulesets/registry'));
flushCompileCache();
