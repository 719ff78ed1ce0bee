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
      stepped: 'Has stepped',
      flowState: 'Flow State',
      readied: 'Waits for',
      lastCheck: 'Latest roll',
    },
  },
};

/** Labels of members that are not on the sheet. */
export const members = {
  pc: 'Player character',
  apMax: 'Action points, at most',
  rpMax: 'Reaction points, at most',
  rpExtra: 'Reaction points for a round',
  dr: 'Damage reduction',
  reactionFp: 'Has had flow points for a reaction',
  apNext: 'Action points more next turn',
  freeUsed: 'Free actions taken',
};

/** House rules of a battle. */
export const battleOptions = {
  fumbles: {
    label: 'Fumbles',
    help: 'Who says what a critically failed attack leads to.',
    choices: { gm: 'The game master', table: 'A die', off: 'Nothing happens' },
  },
  alsoProvoke: {
    label: 'What else provokes',
    help: 'Besides moving off, casting and standing up.',
    choices: {
      ranged: 'Shooting',
      drink: 'Drinking',
      draw: 'Drawing and stowing',
      item: 'Using an item',
    },
  },
  grapplerActions: {
    label: 'What a grappler does besides',
    help: 'Whether the game master is asked about each action of somebody who holds another.',
    choices: { allow: 'Is allowed', ask: 'Needs leave' },
  },
  freeLimit: { label: 'Free actions a turn', help: 'Beyond these the game master is asked.' },
  autoEnd: { label: 'Turns end by themselves', help: 'As soon as no AP are left.' },
  fpCap: { label: 'FP have a ceiling', help: 'The tens of the better of Melee and Ranged.' },
  explore: {
    label: 'Begin before the fight',
    help: 'Everybody may walk about until the game master lets the fight begin.',
  },
  timer: { label: 'Seconds for an answer', help: 'How long a prompt stays open.' },
};
