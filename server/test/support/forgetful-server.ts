import { run } from '../../src/run.ts';

await run(process.env, import.meta.resolve('./toy-registry.ts'));
void Promise.reject(new Error('a promise without a handler failed'));
