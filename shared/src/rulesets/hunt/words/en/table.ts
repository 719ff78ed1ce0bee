/** The name of the rules, the resources and the phases. */
export const table = {
  name: 'Hunt',
  tagline:
    'A party hunts a huge beast: agree on who acts when, combine attacks, and break its body part by part.',
  resources: {
    hp: { label: 'Stamina', short: 'ST' },
    wp: { label: 'Willpower', short: 'WP' },
    mv: { label: 'Movement', short: 'MV' },
    extra: { label: 'Extra actions', short: 'EX' },
  },
  phases: {
    initiative: 'Initiative',
    advance: 'Advance: hunters',
    enemy: 'Enemies',
    late: 'Late: hunters',
    extra: 'Extra actions',
    'round-end': 'End of the round',
  },
};

/** The parts of a fighter's sheet. */
export const sheet = {
  state: {
    label: 'State',
    kind: 'Archetype',
    fields: {
      level: 'Level',
      size: 'Size',
      step: 'Acts in',
      done: 'Has acted',
      last: 'Last check',
      spared: 'Spared',
    },
  },
  body: {
    label: 'Body and skills',
    fields: { parts: 'Damaged parts', abilities: 'Abilities', habit: 'Habit' },
  },
  gear: {
    label: 'Gear',
    fields: { weapons: 'In hand', armour: 'Worn', items: 'Carried loose', bagged: 'In bags' },
  },
  help: { label: 'Help', fields: { links: 'For the next attack' } },
};

/** The labels of a battle's options. */
export const battleOptions = {
  fate: {
    label: 'Defeated enemies',
    help: 'What happens to a common enemy at 0 Stamina.',
    choices: { ask: 'Ask the GM each time', die: 'They die', helpless: 'They are spared' },
  },
  fullPowerEvasion: {
    label: 'Evading in Full Power',
    help: 'Is it easier or harder for a boss in Full Power to evade?',
    choices: { easier: 'Easier by 2', harder: 'Harder by 2' },
  },
  enemyFlight: {
    label: 'Enemies can flee',
    help: 'Can enemies flee the way hunters can?',
    choices: { forbidden: 'No', allowed: 'Yes' },
  },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
