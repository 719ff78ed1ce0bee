/* Generated from en/table.json by `npm run words`. Edit that file instead. */

export const table = {
  name: 'Phases',
  tagline: 'Tactical d20 battles in eight phases a round: what you want to do decides when you act.',
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    stress: { label: 'Stress', short: 'ST' },
    wounds: { label: 'Wounds', short: 'W' },
    discord: { label: 'Discord', short: 'DI' },
    focus: { label: 'Focus', short: 'FO' },
    mp: { label: 'Magic points', short: 'MP' },
    recovery: { label: 'Recoveries', short: 'RE' },
    moveLeft: { label: 'Movement left', short: 'MV' },
    surgePrice: { label: 'Next surge’s stress cost', short: 'SU' },
  },
};
