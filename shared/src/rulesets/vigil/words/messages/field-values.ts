/* Generated from en/field-values.json by `npm run words`. Edit that file instead. */

export const fieldValues = {
  upToMaximum: (field: string) => `“${field}” accepts whole numbers from 0 to its maximum.`,
  weapon: '“wielded” accepts a carried weapon or null.',
  unloaded: '“unloaded” accepts a list of carried weapons that need reloading.',
  prepared: '“prepared” accepts attack:WEAPON, use:ABILITY, check:STAT or null.',
};
