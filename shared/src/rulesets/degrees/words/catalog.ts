import { en } from './en/index.ts';

/** The texts that a player reads. A translation would be another folder like `en`, with a catalog of this type. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
