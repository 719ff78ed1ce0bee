import type { RulesetRegistry } from '@riposte/shared/engine/history/edition';
import { REGISTRY as PRODUCT } from '@riposte/shared/rulesets/registry';
import { hiding } from './hidden-fight.ts';
import { STUBBORN } from './slow-forecast.ts';

/** The rulesets that the bots of all tests know. */
export const REGISTRY: RulesetRegistry = {
  ...PRODUCT,
  rulesets: { toy: hiding, ...STUBBORN, ...PRODUCT.rulesets },
};
