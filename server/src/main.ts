import { LIBRARY } from '@riposte/shared/rulesets/registry';
import { run } from './run.ts';

await run(process.env, LIBRARY);
