import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(); // halves the processor time that starting the server takes
const { run } = await import('./run.ts');
await run(process.env, import.meta.resolve('@riposte/shared/cli/installed-registry'));
flushCompileCache();
