/* Generated from en/takes.json by `npm run words`. Edit that file instead. */

export const wrong = (what: string) => `takes ${what}`;
export const fighter = 'a fighter\'s id';
export const hex = 'a hex [q, r] of whole numbers';
export const path = 'a list of hexes [q, r]';
export const flag = 'true or false';
export const intent = 'an action {"do": ...}';
export const answer = 'an answer, by its id or as {"answer": ...}';
export const nothing = 'nothing here';
export const json = 'JSON';
export const count = (min: string, max: string) => `a whole number from ${min} to ${max}`;
export const amount = (min: string, max: string) => `a number from ${min} to ${max}`;
export const text = (least: string, most: string) => `text of ${least} to ${most} characters`;
export const oneOf = (words: string) => `one of ${words}`;
export const list = (most: string, what: string) => `a list of at most ${most} entries, each ${what}`;
export const set = (most: string, what: string) =>
  `a list of at most ${most} different entries, each ${what}`;
export const entries = (most: string, what: string) => `at most ${most} ids, each with ${what}`;
export const listOrAll = (most: string, what: string) =>
  `"all", or a list of at most ${most} entries, each ${what}`;
export const record = (members: string) => `an object with ${members}`;
export const nullable = (what: string) => `${what}, or null`;
