import * as terms from '../../words/messages/terms.ts';
import { own } from '../schema/records.ts';
import { headingOf } from './phrases.ts';

/** Returns the displayed name of a side: from the catalog if it has one, else derived from the side's id. */
export function sideLabel(side: string): string {
  return own(terms.sides, side) ?? headingOf(side);
}
