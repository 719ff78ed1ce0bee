import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { tactical } from './tactical.ts';

/** Every bot that can be asked to play, by name. */
export const POLICIES: readonly Policy[] = [tactical, random];
