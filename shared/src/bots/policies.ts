import { easy } from './easy.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { tactical } from './tactical.ts';

/** All bots that can be chosen, by name. */
export const POLICIES: readonly Policy[] = [tactical, random, easy];
