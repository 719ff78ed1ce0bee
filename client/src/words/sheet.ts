/* Text of a fighter’s sheet. */

export const sheetOf = (name: string) => `${name}’s sheet`;
