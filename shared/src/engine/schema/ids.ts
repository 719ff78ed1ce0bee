/** A fighter's id: a letter, then letters, digits, `-` or `_`. */
export type Id = string;

/** The recipient of a prompt: the id of a fighter, or `gm`. */
export type AskedId = Id | 'gm';
