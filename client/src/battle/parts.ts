/**
 * Rounds the parts of a chance to whole percentage points, so that they add up to `whole`. To do so, corrects the parts
 * that are furthest from their rounded values.
 */
export function percentagePoints(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => part * 100);
  const rounded = exact.map(Math.round);
  let missing = whole - rounded.reduce((sum, one) => sum + one, 0);
  const byError = exact
    .map((part, index) => ({ index, error: part - (rounded[index] ?? 0) }))
    .sort((a, b) => (missing > 0 ? b.error - a.error : a.error - b.error));
  for (const { index } of byError) {
    if (missing === 0) break;
    rounded[index] = (rounded[index] ?? 0) + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return rounded;
}
