/* A fighter’s sheet. */

export const sheetOf = (name: string) => `${name}’s sheet`;
