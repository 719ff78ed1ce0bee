import type { Library } from '../src/engine/edition.ts';

/** Earlier versions of the rulesets. `npm run new-version` writes them and this list. */
export declare const EDITIONS: Library['kept'];
