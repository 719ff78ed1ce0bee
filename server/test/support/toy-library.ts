import type { Library } from '@riposte/shared/engine/history/edition';
import { hiding } from './hidden-fight.ts';

export const LIBRARY: Library = { rulesets: { toy: hiding }, kept: {} };
