/** The name of the rules, and the names of resources, phases and map marks. */
export const table = {
  name: 'Flow',
  tagline: 'Fast d100 sword fights: spend action, reaction and flow points, and counter almost anything.',
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    ap: { label: 'Action points', short: 'AP' },
    rp: { label: 'Reaction points', short: 'RP' },
    fp: { label: 'Flow points', short: 'FP' },
    mana: { label: 'Mana', short: 'MP' },
  },
  /** Names of resources in the middle of a sentence. */
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
      moveAp: 'AP spent on moving',
      stepped: 'Used Step',
      flowState: 'Flow State',
      readied: 'Readied',
      lastCheck: 'Latest roll',
    },
  },
};

/** Labels of a fighter's values that the sheet does not show. */
export const members = {
  pc: 'Player character',
  apMax: 'Maximum action points',
  rpMax: 'Maximum reaction points',
  rpExtra: 'Extra reaction points for a round',
  dr: 'Damage reduction',
  reactionFp: 'Earned FP for a reaction this round',
  apNext: 'Extra action points next turn',
  freeUsed: 'Free actions taken this turn',
};

/** House rules of a battle. */
export const battleOptions = {
  fumbles: {
    label: 'Fumbles',
    help: 'What happens when an attack roll is a critical failure.',
    choices: { gm: 'The GM decides', table: 'Roll a d6', off: 'Nothing happens' },
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
    help: 'Does a fighter who is holding someone need the GM’s permission for each action?',
    choices: { allow: 'Always allowed', ask: 'Ask the GM' },
  },
  freeLimit: { label: 'Free actions per turn', help: 'Any beyond this number need the GM’s permission.' },
  autoEnd: { label: 'End turns automatically', help: 'A turn ends as soon as the fighter has no AP left.' },
  fpCap: {
    label: 'Cap on FP',
    help: 'The cap is the tens digit of Melee or Ranged, whichever is higher, with a minimum of 2.',
  },
  explore: {
    label: 'Move before the fight',
    help: 'Everyone can move freely until the GM starts the fight.',
  },
  timer: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
};
