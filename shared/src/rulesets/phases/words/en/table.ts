/** Texts for ids that are on no sheet and need more than their own name. */
export const members = {
  pc: 'Player character',
};

/** Names of the fields of table and sheet. */
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
    surgePrice: { label: 'Stress of the next surge', short: 'SU' },
  },
};

export const phases = {
  bolster: 'Bolster',
  channel: 'Channel',
  skirmish: 'Skirmish',
  reposition: 'Reposition',
  brawl: 'Brawl',
  release: 'Release',
  'full-attack': 'Full attack',
  delay: 'Delay',
};

export const sheet = {
  body: {
    label: 'Body',
    fields: { size: 'Size', armor: 'Armour', dodge: 'Dodge', adef: 'Arcane defence', speed: 'Speed' },
  },
  scores: {
    label: 'Scores',
    fields: {
      grit: 'Grit',
      bulk: 'Bulk',
      agility: 'Agility',
      mind: 'Mind',
      magic: 'Magic',
      scope: 'Scope',
      saveTarget: 'Save target',
    },
  },
  limits: {
    label: 'Limits',
    fields: {
      stressCap: 'Stress it bears',
      woundCap: 'Wounds that defeat it',
      overstress: 'Overstress',
      overstressCap: 'Overstress that defeats it',
    },
  },
  now: {
    label: 'Now',
    fields: {
      channeling: 'Channels',
      readied: 'Has readied something',
      surgeLevel: 'Surge level',
      surged: 'Has surged',
      reactionUsed: 'Has reacted this turn',
      used: 'Used up this round',
      spent: 'Used up in this battle',
      broken: 'Broken',
      unloaded: 'Not loaded',
      grappledWith: 'In a grapple with',
      known: 'Has learned of',
      skipUntil: 'Is not asked before',
    },
  },
};

export const battleOptions = {
  surgeStart: { label: 'Surge level at the start', help: 'The higher, the dearer the first surge.' },
  surgeMode: {
    label: 'Surges',
    help: 'How often, and for what, heroes may surge.',
    choices: {
      normal: 'A full turn, once a round',
      partial: 'Part of a turn, once a round',
      restricted: 'A full turn, once a battle',
    },
  },
  firstPick: {
    label: 'First pick',
    help: 'Who may act first in the battle.',
    choices: { pc: 'The heroes', npc: 'The others' },
  },
};
