/* Generated from en/field-values.json by `npm run words`. Edit that file instead. */

export const fieldValues = {
  hpFirst: 'It must be true until you give the fighter HP.',
  otherFighter: 'It must be another fighter or null.',
  lying: 'It must be a list of entries in the form "item@q,r".',
  fighter: 'It must be a fighter or null.',
  readied: 'It must be null: only the fighter’s player can ready an action.',
};
