/** Returns the singular or the plural form for a number. */
export const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);

/** Returns a count with its noun, such as "1 hex" or "3 hexes"; `several` is the plural, by default with an s. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${count} ${plural(count, one, several)}`;
