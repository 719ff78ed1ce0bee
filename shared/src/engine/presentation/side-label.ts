import { headingOf } from './phrases.ts';
import { TEXT } from './text/catalog.ts';

/** Returns the name of a side: that of the catalog for usual sides, else its id as a heading. */
export function sideLabel(side: string): string {
  const { sides } = TEXT;
  return Object.hasOwn(sides, side) ? (sides[side as keyof typeof sides] ?? side) : headingOf(side);
}
