/** Returns the singular or the plural form for a number. */
export const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);
