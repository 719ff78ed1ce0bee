import { en } from './en.ts';

/** The words for maps that are brought from elsewhere. A translation is one more file like `en.ts`, of this type. */
type Catalogue = typeof en;

export const WORDS: Catalogue = en;
