import { en } from './en.ts';

/** The words for what is wrong with files. A translation is one more file like `en.ts`, of this type. */
type Catalogue = typeof en;

export const WORDS: Catalogue = en;
