/** Messages for values that a field does not accept. */
export const fieldValues = {
  takes: (field: string, values: string) => `“${field}” accepts ${values}.`,
  upToMaximum: 'whole numbers from 0 to its maximum',
  weapon: 'a carried weapon or null',
  unloaded: 'a list of carried weapons that need reloading',
  prepared: 'attack:WEAPON, use:ABILITY, check:STAT or null',
};
