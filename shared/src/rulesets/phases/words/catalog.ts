import { en } from './en/index.ts';

/** The texts that players read. A translation is a folder beside `en` that exports the same type. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
