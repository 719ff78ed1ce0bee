export const EDITIONS = {};
