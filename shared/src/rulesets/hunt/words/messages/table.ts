/* Generated from en/table.json by `npm run words`. Edit that file instead. */

export const table = {
  name: 'Hunt',
  tagline: 'A party hunts a huge beast: agree on who acts when, combine attacks, and break its body part by part.',
  resources: {
    hp: { label: 'Stamina', short: 'ST' },
    wp: { label: 'Willpower', short: 'WP' },
    mv: { label: 'Movement', short: 'MV' },
    extra: { label: 'Extra actions', short: 'EX' },
  },
  phases: {
    initiative: 'Initiative',
    advance: 'Advance: hunters',
    enemy: 'Enemies',
    late: 'Late: hunters',
    extra: 'Extra actions',
    'round-end': 'End of the round',
  },
};
