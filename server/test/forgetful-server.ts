import { run } from '../src/run.ts';
import { hiding } from './hiding.ts';

await run(process.env, { rulesets: { toy: hiding }, kept: {} });
void Promise.reject(new Error('of something that nobody waits for'));
