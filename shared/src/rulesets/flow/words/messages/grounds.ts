/* Generated from en/grounds.json by `npm run words`. Edit that file instead. */

export const grounds = { door: 'Door', 'open-door': 'Open door' };
