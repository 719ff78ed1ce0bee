/** The name and tagline of the ruleset, its resources, and the kinds of encounter. */
export const table = {
  name: 'Degrees',
  tagline:
    'Larger-than-life d20 heroes who duel with blades and words. The margin of each roll decides how much happens.',
  resources: {
    hp: { label: 'Health', short: 'HP' },
    std: { label: 'Standard action', short: 'S' },
    mov: { label: 'Move action', short: 'M' },
    quick: { label: 'Quick action', short: 'Q' },
    reaction: { label: 'Reaction', short: 'R' },
    bruises: { label: 'Bruises', short: 'BRU' },
    strains: { label: 'Strains', short: 'STR' },
    stress: { label: 'Stress', short: 'STS' },
    surgeDebt: { label: 'Surge debt', short: 'SRG' },
    destiny: { label: 'Destiny', short: 'DES' },
    fate: { label: 'Fate', short: 'FAT' },
    corruption: { label: 'Corruption', short: 'COR' },
  },
  phases: { combat: 'Combat', conflict: 'Conflict', challenge: 'Challenge' },
};

/** Labels of the sections and fields of a fighter's sheet. */
export const sheet = {
  fighting: {
    label: 'Fighting',
    fields: {
      speed: 'Speed rank',
      size: 'Size',
      stance: 'Stance',
      aim: 'Aim',
      mods: 'Modifiers',
      last: 'Last check',
    },
  },
  harm: {
    label: 'Harm',
    fields: {
      bruises: 'Bruises',
      strains: 'Strains',
      stress: 'Stress',
      effects: 'Ongoing effects',
      deathFails: 'Failed death saves',
    },
  },
  gear: {
    label: 'Gear',
    fields: {
      held: 'In hand',
      carried: 'Within easy reach',
      pack: 'In the pack',
      worn: 'Worn',
      loaded: 'Loaded',
      ammo: 'Shots',
      damaged: 'Damaged',
      broken: 'Broken',
    },
  },
  powers: { label: 'Powers', fields: { active: 'Active effect', edges: 'Edges', locked: 'Locked' } },
  words: {
    label: 'Words',
    fields: {
      attitude: 'Attitude',
      opinions: 'Opinions',
      topic: 'Topic',
      topicEase: 'Topic benefit',
      analysis: 'Analyzed',
      intel: 'Knows',
      order: 'Order',
    },
  },
  time: { label: 'Time', fields: { clock: 'Seconds elapsed', runStreak: 'Runs in a row' } },
};

/** Labels of fields that the sheet does not show and whose ids are not readable as they are. */
export const members = {
  'fortune-ask': 'Asked about rolls',
  fortuneAsk: 'Asked about rolls',
  'reaction-ask': 'Asked about reactions',
  reactionAsk: 'Asked about reactions',
};

/** Labels and explanations of the house rules. */
export const battleOptions = {
  encounter: {
    label: 'Encounter',
    help: 'Decides which fighters threaten others, and how long a round is.',
    choices: { combat: 'Combat', conflict: 'Conflict', challenge: 'Challenge' },
  },
  pl: { label: 'Power level', help: 'The campaign’s power level. It raises most difficulties.' },
  freeLimit: { label: 'Free actions per turn', help: '0 = no limit.' },
  conversation: { label: 'Conversation range', help: 'In hexes.' },
  communication: { label: 'Communication range', help: 'In hexes.' },
  lethal: { label: 'Lethal', help: 'Fighters defeated by a lethal weapon can die.' },
  stressUncapped: { label: 'No stress limit', help: 'Stress never keeps a fighter from recovering.' },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
