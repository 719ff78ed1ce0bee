/** The name of the rules, the resources and the phases. */
export const table = {
  name: 'Vigil',
  tagline:
    'Small, tense skirmishes: every action goes on a stack, and anyone may respond before it resolves.',
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
  /** The names of map features, by kind. Other kinds are shown as written in the setup. */
  ways: { ladder: 'Ladder', chandelier: 'Chandelier' },
  unsteady: 'Unsteady ground',
};

/** The parts of a fighter's sheet. Stats have their labels in `things`. */
export const sheet = {
  stats: { label: 'Stats' },
  fighting: {
    label: 'Fighting',
    fields: { vigilance: 'Vigilance', move: 'Movement', reach: 'Reach', size: 'Size' },
  },
  gear: {
    label: 'Gear',
    fields: {
      wielded: 'In hand',
      weapons: 'Weapons',
      unloaded: 'Unloaded',
      armor: 'Armor',
      shield: 'Shield',
    },
  },
  abilities: { label: 'Abilities', fields: { abilities: 'Known', prepared: 'Prepared' } },
};

/** The labels of values in content that are not on the sheet. */
export const members = {
  pc: 'Player character',
};

/** The labels of a battle's options. */
export const battleOptions = {
  exploding: { label: 'Exploding sixes', help: 'Each 6 adds another die.' },
  difficulty: {
    label: 'Who rolls',
    help: 'Do enemies roll their checks, or do they use fixed results?',
    choices: { rolled: 'Everyone rolls', static: 'Only players roll' },
  },
  overexertion: { label: 'Overexertion', help: 'You can pay with HP when you’re short on vigor or focus.' },
  stepWindows: {
    label: 'Responses to each step',
    help: 'Enemies can respond to each step out of a hex they threaten.',
  },
  gmSeconds: {
    label: 'GM veto time (seconds)',
    help: 'How long the GM has to prevent an action that no one can respond to. 0 = never ask.',
  },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
