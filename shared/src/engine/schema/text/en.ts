/** The English texts that describe which values a field takes. */
export const en = {
  idShape: 'an id must start with a letter, have only letters, digits, - and _, and not be "gm"',
  /** The values that a type accepts. */
  takes: {
    wrong: (what: string) => `takes ${what}`,
    fighter: "a fighter's id",
    hex: 'a hex [q, r] of whole numbers',
    path: 'a list of hexes [q, r]',
    flag: 'true or false',
    intent: 'an action {"do": ...}',
    answer: 'an answer, by its id or as {"answer": ...}',
    nothing: 'nothing here',
    json: 'JSON',
    distinct: 'each at most once',
    count: (min: number, max: number) => `a whole number from ${min} to ${max}`,
    amount: (min: number, max: number) => `a number from ${min} to ${max}`,
    text: (least: number, most: number) => `text of ${least} to ${most} characters`,
    oneOf: (words: readonly string[]) => `one of ${words.join(', ')}`,
    list: (what: string, most: number) => `a list of at most ${most} entries, each ${what}`,
    set: (what: string, most: number) => `a list of at most ${most} different entries, each ${what}`,
    entries: (what: string, most: number) => `at most ${most} ids, each with ${what}`,
    listOrAll: (what: string, most: number) => `"all", or a list of at most ${most} entries, each ${what}`,
    record: (members: readonly string[]) => `an object with ${members.join(', ')}`,
    nullable: (what: string) => `${what}, or null`,
  },
};
