/* Generated from en/battle-options.json by `npm run words`. Edit that file instead. */

export const battleOptions = {
  fate: {
    label: 'Defeated enemies',
    help: 'What happens to a common enemy at 0 Stamina.',
    choices: { ask: 'Ask the GM each time', die: 'They die', helpless: 'They are spared' },
  },
  fullPowerEvasion: {
    label: 'Evading in Full Power',
    help: 'Is it easier or harder for a boss in Full Power to evade?',
    choices: { easier: 'Easier by 2', harder: 'Harder by 2' },
  },
  enemyFlight: {
    label: 'Enemies can flee',
    help: 'Can enemies flee the way hunters can?',
    choices: { forbidden: 'No', allowed: 'Yes' },
  },
  promptSeconds: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
  turnSeconds: { label: 'Turn timer (seconds)', help: 'When it runs out, the turn ends.' },
};
