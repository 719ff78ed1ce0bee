import { en } from './en.ts';

/** The kit's own texts. A translation is another file like `en.ts`, with this type. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
