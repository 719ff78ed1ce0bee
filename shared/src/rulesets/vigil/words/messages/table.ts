/* Generated from en/table.json by `npm run words`. Edit that file instead. */

export const table = {
  name: 'Vigil',
  tagline: 'Small, tense skirmishes: every action goes on a stack, and anyone may respond before it resolves.',
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    vigor: { label: 'Vigor', short: 'VIG' },
    focus: { label: 'Focus', short: 'FOC' },
    regular: { label: 'Regular action', short: 'R' },
    movement: { label: 'Movement action', short: 'M' },
    quick: { label: 'Quick action', short: 'Q' },
    xquick: { label: 'Extra quick action', short: 'Q+' },
  },
  phases: {
    order: 'Who goes first?',
    turn: 'Turn',
    window: 'Responses',
    resolve: 'Resolving',
    over: 'The fight is over',
  },
  ways: { ladder: 'Ladder', chandelier: 'Chandelier' },
  unsteady: 'Unsteady ground',
};
