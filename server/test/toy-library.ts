import type { Library } from '@riposte/shared/engine/edition';
import { hiding } from './hiding.ts';

export const LIBRARY: Library = { rulesets: { toy: hiding }, kept: {} };
