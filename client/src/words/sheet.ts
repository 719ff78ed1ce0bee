/* A fighter’s sheet. */

export const sheetOf = (name: string) => `Sheet of ${name}`;
