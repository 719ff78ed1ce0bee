import { TEXT } from './catalog.ts';

/** Returns the degree of a check in words, as in "2 degrees of success". */
export function resultText(degree: number): string {
  const { success, failure } = TEXT.sums;
  return degree > 0 ? success(degree) : failure(-degree);
}

/** Returns a number with its sign, such as "+2" or "−1"; 0 has no sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : `${value}`;
}
