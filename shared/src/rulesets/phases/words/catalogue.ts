import { en } from './en/index.ts';

/** Every word that a player reads under these rules. A translation is one more folder like `en`, of this type. */
export type Catalogue = typeof en;

export const TEXT: Catalogue = en;
