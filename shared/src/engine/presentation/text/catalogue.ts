import { en } from './en.ts';

/** The engine's own words. A translation is one more file like `en.ts`, of this type. */
export type Catalogue = typeof en;

export const TEXT: Catalogue = en;
