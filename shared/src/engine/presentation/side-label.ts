import { own } from '../schema/records.ts';
import { headingOf } from './phrases.ts';
import { TEXT } from './text/catalog.ts';

/** Returns the name of a side: that of the catalog for usual sides, else its id as a heading. */
export function sideLabel(side: string): string {
  return own(TEXT.sides, side) ?? headingOf(side);
}
