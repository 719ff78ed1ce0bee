// Every edition in this folder: `npm run new-version` writes both.
export const EDITIONS = {};
