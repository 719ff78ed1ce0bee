/** Returns a number with its sign, such as "+2" or "−1"; 0 has no sign. */
export function signed(ranks: unknown): string {
  const by = Number(ranks);
  return by < 0 ? `−${-by}` : by > 0 ? `+${by}` : `${by}`;
}
