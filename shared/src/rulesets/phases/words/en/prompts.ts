/** Questions to the player. */
export const prompts = {
  nominate: { label: 'Does {for} act?', help: 'In this phase, or later: whoever acts first takes the pick.' },
  'nominate-foe': { label: 'Which of them?', help: 'Several are due; who begins?' },
  reaction: { label: '{for}, do you answer that?', help: 'One reaction a turn.' },
  order: { label: 'What comes next?', help: 'Several things happen at the same time.' },
  break: { label: 'What breaks?', help: 'The blow costs you a weapon.' },
  shove: { label: 'Push or topple?', help: 'Your shove got through.' },
};
