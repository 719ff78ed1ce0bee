import { en } from './en/index.ts';

/** All texts of these rules that players read. A translation is another folder of this type beside `en`. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
