/** Labels of values that no sheet contains and whose keys are not readable as they are. */
export const members = {
  pc: 'Player character',
};

/** The name and tagline of the rules, and the labels of resources. */
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
    fields: { size: 'Size', armor: 'Armor', dodge: 'Dodge', adef: 'Arcane defense', speed: 'Speed' },
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
      stressCap: 'Stress limit',
      woundCap: 'Wound limit',
      overstress: 'Overstress',
      overstressCap: 'Overstress limit',
    },
  },
  now: {
    label: 'Now',
    fields: {
      channeling: 'Channeling',
      readied: 'Readied',
      surgeLevel: 'Surge level',
      surged: 'Surged',
      reactionUsed: 'Reacted this turn',
      used: 'Used up this round',
      spent: 'Used up this fight',
      broken: 'Broken',
      unloaded: 'Unloaded',
      grappledWith: 'Grappling with',
      known: 'Knows the stats of',
      skipUntil: 'Waiting until',
    },
  },
};

export const battleOptions = {
  surgeStart: { label: 'Starting surge level', help: 'A higher level makes the first surge cost more.' },
  surgeMode: {
    label: 'Surges',
    help: 'How often heroes can surge, and what a surge allows.',
    choices: {
      normal: 'A full turn, once per round',
      partial: 'Part of a turn, once per round',
      restricted: 'A full turn, once per fight',
    },
  },
  firstPick: {
    label: 'First pick',
    help: 'Which group gets the first pick of the fight.',
    choices: { pc: 'The heroes', npc: 'The NPCs' },
  },
};
