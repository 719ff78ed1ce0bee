import type { RulesetRegistry } from '@riposte/shared/engine/history/edition';
import { hiding } from './hidden-fight.ts';

export const REGISTRY: RulesetRegistry = { rulesets: { toy: hiding }, kept: {} };
