import { en } from './en.ts';

/** The engine's own texts. A translation is another file like `en.ts`, with this type. */
export type Catalogue = typeof en;

export const TEXT: Catalogue = en;
