import { en } from './en/index.ts';

/** All text of these rules that players read. A translation is another folder of this type beside `en`. */
export type Catalogue = typeof en;

export const TEXT: Catalogue = en;
