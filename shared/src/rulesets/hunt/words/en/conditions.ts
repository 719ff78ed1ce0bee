/** Ailments and states. */
export const conditions = {
  poisoned: { label: 'Poisoned', help: 'Loses a die of Stamina at the end of each round; gives out on a 1.' },
  burning: { label: 'Burning', help: '1 damage and 1 Willpower lost at the end of each round.' },
  numbed: { label: 'Numbed', help: 'All checks one lower.' },
  bound: { label: 'Bound', help: 'Cannot move; Hit checks one lower.' },
  toppled: { label: 'Toppled', help: 'Evasions two lower, until it stands up.' },
  maimed: { label: 'Maimed', help: 'Death checks one lower.' },
  exposed: { label: 'Exposed', help: 'Attacks do one damage more, and everybody sees its sheet.' },
  helpless: { label: 'Helpless', help: 'No Willpower left: takes no turns until it has some.' },
  'full-power': {
    label: 'Full Power',
    help: 'Abilities are free; Willpower cannot help against death.',
  },
};
