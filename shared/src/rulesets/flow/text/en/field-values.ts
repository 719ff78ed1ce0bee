/** What the GM is told when a field of the table takes no such value. */
export const fieldValues = {
  wrong: (what: string) => `It has to be ${what}.`,
  atLeast: (least: number) => `a whole number of at least ${least}`,
  flag: 'true or false',
  item: 'an item or null',
  hpFirst: 'given HP first',
  conditions: (names: readonly string[]) => `a list of conditions (${names.join(', ')})`,
  otherFighter: 'another fighter or null',
  lying: 'a list of "item@q,r"',
  hex: 'a hex [q, r]',
  side: 'the name of a side',
  oneOf: (names: readonly string[]) => names.join(', '),
  items: 'a list of items',
  fighter: 'a fighter or null',
  readied: 'null: only its player can ready an action',
  wholeOrNull: 'a whole number or null',
  oneOfOrNull: (names: readonly string[]) => `${names.join(', ')} or null`,
};
