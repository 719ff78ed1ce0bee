/* Generated from en/prompts.json by `npm run words`. Edit that file instead. */

export const prompts = {
  nominate: { label: 'Act with {for} now?', help: 'The first hero to act uses up this pick.' },
  'nominate-foe': {
    label: 'Which NPC acts?',
    help: 'Several NPCs act in this phase. Choose which one goes next.',
  },
  reaction: { label: 'React with {for}?', help: 'Each fighter gets one reaction per turn.' },
  order: { label: 'Which comes first?', help: 'Several effects happen at the same time.' },
  break: { label: 'Which weapon breaks?', help: 'The wound breaks one of your weapons.' },
  shove: { label: 'Push or knock down?', help: 'Your shove succeeded.' },
};
