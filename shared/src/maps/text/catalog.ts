import { en } from './en.ts';

/** The texts for imported maps. A translation is another file like `en.ts`, with this type. */
type Catalog = typeof en;

export const WORDS: Catalog = en;
