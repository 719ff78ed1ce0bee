import { en } from './en/index.ts';

/** The texts that a player reads. A translation is another folder like `en` with this type. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
