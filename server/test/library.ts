import type { Library } from '@riposte/shared/engine/edition';
import { LIBRARY as PRODUCT } from '@riposte/shared/rulesets/registry';
import { hiding } from './hiding.ts';
import { STUBBORN } from './stubborn.ts';

/** The rulebooks that the bots of all tests know. */
export const LIBRARY: Library = {
  ...PRODUCT,
  rulesets: { toy: hiding, ...STUBBORN, ...PRODUCT.rulesets },
};
