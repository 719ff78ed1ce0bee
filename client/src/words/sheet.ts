/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheetOf = (name: string) => `${name}’s sheet`;
