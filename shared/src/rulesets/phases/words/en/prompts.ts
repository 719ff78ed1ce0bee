/** Questions, put to the one who is asked. */
export const prompts = {
  nominate: { label: 'Who acts?', help: 'Act in this phase, or let it go by.' },
  'nominate-foe': { label: 'Which of them?', help: 'Several are due; who begins?' },
  reaction: { label: 'Do you answer that?', help: 'One reaction a turn.' },
  order: { label: 'What comes next?', help: 'Several things happen at the same time.' },
  break: { label: 'What breaks?', help: 'The blow costs you a weapon.' },
  shove: { label: 'Push or topple?', help: 'Your shove got through.' },
};
