import { en } from './en.ts';

/** The texts about campaigns. A translation is another file like `en.ts` with this type. */
export const TEXT: typeof en = en;
