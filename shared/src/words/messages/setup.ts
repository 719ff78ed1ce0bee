/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const idShape = 'an id must start with a letter, have only letters, digits, - and _, and not be "gm"';
export const distinct = 'each at most once';
export const entryId =
  'an id must start with a letter and have at most 26 lower-case letters, digits and hyphens';
export const likeWhom = 'a new archetype needs "like": the archetype it is based on';
export const closed = 'you can’t add entries here, because each entry needs its own rules';
export const malformed = 'malformed';
export const noFighters = 'at least one fighter is needed';
export const noSuchOption = 'unknown option';
export const noSuchField = 'unknown field';
export const noArchetype = (kind: string) => `unknown archetype "${kind}"`;
export const noGround = (hex: string) => `[${hex}] is off the map or a wall`;
export const taken = (by: string, hex: string) => `${by} is already on [${hex}]`;
export const idTwice = (id: string) => `combatants: the id "${id}" appears twice`;
export const noteTwice = 'two labels, drawings or areas have the same id';
export const orderOfAll = 'order: it must list each undefeated fighter exactly once';
