/** Name of the rules, resources and phases. */
export const table = {
  name: 'Vigil',
  tagline: 'Tense small skirmishes: every action goes on a stack, and anyone may respond before it resolves.',
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
    window: 'Answers',
    resolve: 'Being settled',
    over: 'The fight is over',
  },
  /** Connections between two hexes, by kind. Other kinds are shown as written in the setup. */
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
      unloaded: 'To reload',
      armor: 'Armour',
      shield: 'Shield',
    },
  },
  abilities: { label: 'Abilities', fields: { abilities: 'Knows', prepared: 'Prepared' } },
};

/** Labels of members that are not on the sheet. */
export const members = {
  pc: 'Player character',
};

/** Options of a battle. */
export const battleOptions = {
  exploding: { label: 'Exploding sixes', help: 'Every six brings another die.' },
  difficulty: {
    label: 'Difficulties',
    help: 'Whether foes roll their checks or have fixed results.',
    choices: { rolled: 'Everybody rolls', static: 'Only players roll' },
  },
  overexertion: { label: 'Overexertion', help: 'Missing vigor and focus may be paid in hit points.' },
  stepWindows: {
    label: 'Stop movements on the way',
    help: 'Foes may answer each step out of a hex that they threaten.',
  },
  gmSeconds: {
    label: 'Seconds for the GM to prevent',
    help: 'So long is the GM asked about an action that nobody can answer; 0: not at all.',
  },
  promptSeconds: { label: 'Seconds to answer', help: 'After that the default answer counts.' },
  turnSeconds: { label: 'Seconds for a turn', help: 'After that the turn ends.' },
};
