/** Messages for the GM about values that a field does not accept. */
export const fieldValues = {
  wrong: (what: string) => `It must be ${what}.`,
  hpFirst: 'true until you give the fighter HP',
  otherFighter: 'another fighter or null',
  lying: 'a list of entries in the form "item@q,r"',
  fighter: 'a fighter or null',
  readied: 'null: only the fighter’s player can ready an action',
};
