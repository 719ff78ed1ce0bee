import { en } from './en.ts';

/** The texts for faults in files. A translation is another file like `en.ts`, with this type. */
type Catalogue = typeof en;

export const WORDS: Catalogue = en;
