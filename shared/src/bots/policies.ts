import { easy } from './easy.ts';
import { hard } from './hard.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { tactical } from './tactical.ts';

/** The tactical bot under the name of its level. */
const normal: Policy = { ...tactical, name: 'normal' };

/** All bots that can be chosen, by name. */
export const POLICIES: readonly Policy[] = [tactical, random, easy, normal, hard];
