/** Kinds of ground that only these rules have. */
export const grounds = { door: 'Door', 'open-door': 'Open door' };
