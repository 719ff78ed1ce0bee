import * as terms from '../../words/messages/terms.ts';
import { type SumLine, totalOf } from './derivation.ts';
import type { RollSum } from './event-display.ts';

/** Returns the sum of a check as text: "Melee 65 + 10 gang-up = 75; d100 30: hard success". */
export function sumText({ lines, total, result }: RollSum): string {
  const [first, ...others] = lines.filter(({ value }) => value !== undefined);
  const start = first ? `${first.label} ${first.value}` : '';
  const added = others.map(({ label, value = 0 }) => ` ${signedText(value)} ${label}`);
  const sum = `${start}${added.join('')}`;
  return total === undefined ? terms.sums.part(sum, result) : terms.sums.whole(sum, total, result);
}

/** Returns a value with its sign, as in "+ 10" or "− 5". */
export function signedText(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}

/**
 * Returns the lines of a sum. If they do not add up to the total, adds a line for the causes that the viewer does not
 * know. If the viewer does not know the total either, this line has no value.
 */
export function withUnseen(lines: readonly SumLine[], total: number | undefined): SumLine[] {
  if (total === undefined) return [...lines, { label: terms.sums.unseen }];
  const known = totalOf(lines);
  return known === total ? [...lines] : [...lines, { label: terms.sums.unseen, value: total - known }];
}
