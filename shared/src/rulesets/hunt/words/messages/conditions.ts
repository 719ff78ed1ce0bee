/* Generated from en/conditions.json by `npm run words`. Edit that file instead. */

export const conditions = {
  poisoned: { label: 'Poisoned', help: 'Loses 1d6 Stamina at the end of each round; a roll of 1 ends it.' },
  burning: { label: 'Burning', help: 'Takes 1 damage and loses 1 Willpower at the end of each round.' },
  numbed: { label: 'Numbed', help: '−1 to all specialty checks.' },
  bound: { label: 'Bound', help: 'Can’t move; −1 to Hit checks.' },
  toppled: { label: 'Toppled', help: '−2 to evasion until they stand up.' },
  maimed: { label: 'Maimed', help: '−1 to death checks.' },
  exposed: {
    label: 'Exposed',
    help: 'Attacks against them deal +1 damage, and everyone can see their sheet.',
  },
  helpless: { label: 'Helpless', help: 'Out of Willpower: they can’t act until they regain some.' },
  'full-power': {
    label: 'Full Power',
    help: 'Abilities cost no Willpower, but Willpower can’t be spent on death checks.',
  },
};
