/** House rules, resources, and kinds of encounter. */
export const table = {
  name: 'Degrees',
  tagline: 'Larger-than-life d20 heroes who duel with blades and words: the margin decides how much happens.',
  resources: {
    hp: { label: 'Condition', short: 'HP' },
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

/** The sheet of a fighter, part by part. */
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
      effects: 'Ongoing',
      deathFails: 'Failed death saves',
    },
  },
  gear: {
    label: 'Gear',
    fields: {
      held: 'In hand',
      carried: 'In easy reach',
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
      topicEase: 'Ease',
      analysis: 'Analysed',
      intel: 'Knows',
      order: 'Order',
    },
  },
  time: { label: 'Time', fields: { clock: 'Seconds passed', runStreak: 'Rounds run' } },
};

/** Texts for ids that are on no sheet and need more than their own name. */
export const members = {
  'fortune-ask': 'Asked about its rolls',
  fortuneAsk: 'Asked about its rolls',
  'reaction-ask': 'Asked about its reactions',
  reactionAsk: 'Asked about its reactions',
};

/** House rules of a battle. */
export const battleOptions = {
  encounter: {
    label: 'Encounter',
    help: 'What is threatened with, and how long a round lasts.',
    choices: { combat: 'Combat', conflict: 'Conflict', challenge: 'Challenge' },
  },
  pl: { label: 'Power level', help: 'Of the series: it stands in every difficulty.' },
  freeLimit: { label: 'Free actions a turn', help: '0: as many as one likes.' },
  conversation: { label: 'Conversation range', help: 'In hexes.' },
  communication: { label: 'Communication range', help: 'In hexes.' },
  lethal: { label: 'Lethal', help: 'Who falls to a lethal weapon may die.' },
  stressUncapped: { label: 'Stress without a limit', help: 'Recovering never fails for stress.' },
  promptSeconds: { label: 'Seconds to answer', help: 'After that the default answer counts.' },
  turnSeconds: { label: 'Seconds for a turn', help: 'After that the turn ends.' },
};
