/** A fighter's id: a letter, then letters, digits, `-` or `_`. */
export type Id = string;

/** A role that can receive a prompt: a fighter or the GM. */
export type AskedId = Id | 'gm';
