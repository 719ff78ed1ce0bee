/** The one form or the other, as it goes with a number in the language of the catalogue. */
export const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);
