/** Name of the rules, resources, phases and map marks. */
export const table = {
  name: 'Flow',
  tagline: 'Fast d100 sword fights: pay action, reaction and flow points, and counter almost everything.',
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    ap: { label: 'Action points', short: 'AP' },
    rp: { label: 'Reaction points', short: 'RP' },
    fp: { label: 'Flow points', short: 'FP' },
    mana: { label: 'Mana', short: 'MP' },
  },
  /** Resources in the middle of a sentence. */
  units: { ap: 'AP', rp: 'RP', fp: 'FP', mana: 'mana', charges: 'charges' },
  phases: { explore: 'Before the fight', surprise: 'Surprise round', combat: 'Fight' },
  door: 'Door',
  openDoor: 'Open door',
};

/** The parts of a fighter's sheet. */
export const sheet = {
  body: { label: 'Body', fields: { size: 'Size', reach: 'Reach', init: 'Initiative' } },
  hands: {
    label: 'Hands and bag',
    fields: {
      main: 'Main hand',
      off: 'Off hand',
      bag: 'Bag',
      dropped: 'On the ground',
      charges: 'Charges',
    },
  },
  turn: {
    label: 'This turn',
    fields: {
      moveAp: 'AP moved',
      stepped: 'Used Step',
      flowState: 'Flow State',
      readied: 'Readied',
      lastCheck: 'Latest roll',
    },
  },
};

/** Labels of members that are not on the sheet. */
export const members = {
  pc: 'Player character',
  apMax: 'Maximum action points',
  rpMax: 'Maximum reaction points',
  rpExtra: 'Reaction points for a round',
  dr: 'Damage reduction',
  reactionFp: 'Gained FP for a reaction',
  apNext: 'Extra action points next turn',
  freeUsed: 'Free actions taken',
};

/** House rules of a battle. */
export const battleOptions = {
  fumbles: {
    label: 'Fumbles',
    help: 'Who decides the result of a critically failed attack.',
    choices: { gm: 'The GM', table: 'A die', off: 'Nothing happens' },
  },
  alsoProvoke: {
    label: 'What else provokes',
    help: 'In addition to moving away, casting and standing up.',
    choices: {
      ranged: 'Shooting',
      drink: 'Drinking',
      draw: 'Drawing and stowing',
      item: 'Using an item',
    },
  },
  grapplerActions: {
    label: 'Other actions while grappling',
    help: 'Does the GM approve each action of a fighter who holds another?',
    choices: { allow: 'Always allowed', ask: 'Ask the GM' },
  },
  freeLimit: { label: 'Free actions per turn', help: 'The GM is asked about more than these.' },
  autoEnd: { label: 'End turns automatically', help: 'As soon as no AP are left.' },
  fpCap: { label: 'Cap on FP', help: 'The tens digit of your higher skill, Melee or Ranged.' },
  explore: {
    label: 'Start before the fight',
    help: 'Everyone can walk around until the GM starts the fight.',
  },
  timer: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
};
