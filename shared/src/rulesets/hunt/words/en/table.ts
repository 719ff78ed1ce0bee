/** House rules, resources, and the steps of a round. */
export const table = {
  name: 'Hunt',
  tagline: 'A party hunts a huge beast: agree on who acts when, combine attacks, and break it part by part.',
  resources: {
    hp: { label: 'Stamina', short: 'ST' },
    wp: { label: 'Willpower', short: 'WP' },
    mv: { label: 'Movement', short: 'MV' },
    extra: { label: 'Extra actions', short: 'EX' },
  },
  phases: {
    initiative: 'Initiative',
    advance: 'Hunters, ahead',
    enemy: 'Beasts',
    late: 'Hunters, late',
    extra: 'Extra actions',
    'round-end': 'End of the round',
  },
};

/** The sheet of a combatant, part by part. */
export const sheet = {
  state: {
    label: 'State',
    kind: 'Kind',
    fields: {
      level: 'Level',
      size: 'Size',
      step: 'Acts',
      done: 'Done',
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
    fields: { weapons: 'In hand', armour: 'Worn', items: 'Loose', bagged: 'In bags' },
  },
  help: { label: 'Help', fields: { links: 'Waiting for the next attack' } },
};

/** House rules of a battle. */
export const battleOptions = {
  fate: {
    label: 'Beaten beasts',
    help: 'What becomes of a common enemy whose Stamina is gone.',
    choices: { ask: 'Ask the GM each time', die: 'They die', helpless: 'They are spared' },
  },
  fullPowerEvasion: {
    label: 'Evading in Full Power',
    help: 'Whether a boss in Full Power evades more easily, or less.',
    choices: { easier: 'Easier by 2', harder: 'Harder by 2' },
  },
  enemyFlight: {
    label: 'Flight of beasts',
    help: 'Whether beasts may flee as hunters do.',
    choices: { forbidden: 'They fight on', allowed: 'They may flee' },
  },
  promptSeconds: { label: 'Seconds to answer', help: 'After that the default answer counts.' },
  turnSeconds: { label: 'Seconds for a turn', help: 'After that the turn ends.' },
};
