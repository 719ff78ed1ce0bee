/** Questions to the player. */
export const prompts = {
  nominate: { label: 'Act with {for} now?', help: 'The first hero to act takes this pick.' },
  'nominate-foe': { label: 'Which NPC acts?', help: 'Several act in this phase. Choose the next one.' },
  reaction: { label: 'Does {for} react?', help: 'One reaction per turn.' },
  order: { label: 'Which comes first?', help: 'Several effects happen at the same time.' },
  break: { label: 'Which weapon breaks?', help: 'The hit costs you a weapon.' },
  shove: { label: 'Push or knock down?', help: 'Your shove succeeded.' },
};
