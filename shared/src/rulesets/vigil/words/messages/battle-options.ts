/* Generated from en/battle-options.json by `npm run words`. Edit that file instead. */

export const battleOptions = {
  exploding: { label: 'Exploding sixes', help: 'Each 6 adds another die.' },
  difficulty: {
    label: 'Who rolls',
    help: 'Do enemies roll their checks, or do they use fixed results?',
    choices: { rolled: 'Everyone rolls', static: 'Only players roll' },
  },
  overexertion: { label: 'Overexertion', help: 'You can pay with HP when you’re short on vigor or focus.' },
  stepWindows: {
    label: 'Responses to each step',
    help: 'Enemies can respond to each step out of a hex they threaten.',
  },
  gmSeconds: {
    label: 'GM veto time (seconds)',
    help: 'How long the GM has to prevent an action that no one can respond to. 0 = never ask.',
  },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
