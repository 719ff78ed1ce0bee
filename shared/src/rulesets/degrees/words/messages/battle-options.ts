/* Generated from en/battle-options.json by `npm run words`. Edit that file instead. */

export const battleOptions = {
  encounter: {
    label: 'Encounter',
    help: 'Decides which fighters threaten others, and how long a round is.',
    choices: { combat: 'Combat', conflict: 'Conflict', challenge: 'Challenge' },
  },
  pl: { label: 'Power level', help: 'The campaign’s power level. It raises most difficulties.' },
  freeLimit: { label: 'Free actions per turn', help: '0 = no limit.' },
  conversation: { label: 'Conversation range', help: 'In hexes.' },
  communication: { label: 'Communication range', help: 'In hexes.' },
  lethal: { label: 'Lethal', help: 'Fighters defeated by a lethal weapon can die.' },
  stressUncapped: { label: 'No stress limit', help: 'Stress never keeps a fighter from recovering.' },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
