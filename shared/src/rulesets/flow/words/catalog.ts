import { en } from './en/index.ts';

/**
 * All texts of the Flow rules that players read. A translation is a folder like `en`, with a catalog of this type.
 */
export type Catalog = typeof en;

export const TEXT: Catalog = en;
