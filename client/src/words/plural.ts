/** Returns the singular or plural form for a number, by the language of the catalogue. */
export const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);
