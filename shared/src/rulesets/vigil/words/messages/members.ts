/* Generated from en/members.json by `npm run words`. Edit that file instead. */

export const members = { pc: 'Player character' };
