/** Kinds of terrain that only the Flow rules have. */
export const grounds = { door: 'Door', 'open-door': 'Open door' };
