import { own } from '../schema/records.ts';
import { headingOf } from './phrases.ts';
import { TEXT } from './text/catalog.ts';

/** Returns the displayed name of a side: from the catalog if it has one, else derived from the side's id. */
export function sideLabel(side: string): string {
  return own(TEXT.sides, side) ?? headingOf(side);
}
