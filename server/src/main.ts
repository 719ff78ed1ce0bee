import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // a start takes half the processor's time: whoever plays beside it waits less
const { LIBRARY } = await import('@riposte/shared/rulesets/registry');
const { run } = await import('./run.ts');
await run(process.env, LIBRARY);
flushCompileCache();
