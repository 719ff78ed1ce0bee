import { en } from './en/index.ts';

/** All texts of these rules that players read. A translation is another folder like `en` with this type. */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
