import type { Library } from '@riposte/shared/engine/history/edition';
import { LIBRARY as PRODUCT } from '@riposte/shared/rulesets/registry';
import { hiding } from '../support/hidden-fight.ts';
import { STUBBORN } from '../support/slow-forecast.ts';

/** The rulesets that the bots of all tests know. */
export const LIBRARY: Library = {
  ...PRODUCT,
  rulesets: { toy: hiding, ...STUBBORN, ...PRODUCT.rulesets },
};
