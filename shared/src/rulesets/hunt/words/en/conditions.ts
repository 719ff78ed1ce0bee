/** Ailments and states. */
export const conditions = {
  poisoned: { label: 'Poisoned', help: 'Loses a die of Stamina each round; ends on a 1.' },
  burning: { label: 'Burning', help: 'Loses 1 Stamina and 1 Willpower at the end of each round.' },
  numbed: { label: 'Numbed', help: '−1 to all checks.' },
  bound: { label: 'Bound', help: 'Can’t move; −1 to Hit checks.' },
  toppled: { label: 'Toppled', help: '−2 to evasion until they stand up.' },
  maimed: { label: 'Maimed', help: '−1 to death checks.' },
  exposed: { label: 'Exposed', help: 'Attacks against them deal +1 damage, and everyone sees their sheet.' },
  helpless: { label: 'Helpless', help: 'No Willpower left: no turns until they regain some.' },
  'full-power': {
    label: 'Full Power',
    help: 'Abilities are free; no Willpower on death checks.',
  },
};
