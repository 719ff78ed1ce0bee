/* The workshop, where fights are made. */

export const goOnWith = (title: string) => `Go on with ${title || 'the last one'}`;
export const linkIsNotWhole = 'This link is not whole: ask for it again.';
export const makeAFight = 'Make a fight';
export const makeAFightHow =
  'Your own heroes and monsters, on a map, by the rules of a book. Take it away as a file, or open a table.';
export const anEmptyFight = 'An empty fight';
export const keepsHeroes = (ruleset: string, names: string) =>
  `This browser keeps them as heroes for ${ruleset} now: ${names}.`;
