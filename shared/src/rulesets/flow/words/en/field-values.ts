/** Messages for the GM about values that a field does not accept. */
export const fieldValues = {
  wrong: (what: string) => `It has to be ${what}.`,
  hpFirst: 'given HP first',
  otherFighter: 'another fighter or null',
  lying: 'a list of "item@q,r"',
  fighter: 'a fighter or null',
  readied: 'null: only its player can ready an action',
};
