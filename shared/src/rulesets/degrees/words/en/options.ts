/** Answers to prompts. */
export const options = {
  pass: { label: 'Pass', help: 'Don’t react.' },
  'counter:unweave': {
    label: 'Unweave it',
    help: 'Roll your power’s rank against the effect’s rank. If you succeed, the effect is canceled.',
  },
  improve: { label: 'Improve', help: 'Add the Fortune Die to the roll.' },
  coup: { label: 'Coup', help: 'Add degrees of success equal to half the Fortune Die, rounded up.' },
  afflict: {
    label: 'Afflict',
    help: 'Inflict a condition from an affliction track, based on your degree of success.',
  },
  disarm: { label: 'Disarm', help: 'An item they’re holding falls to the ground.' },
  grab: { label: 'Grab', help: 'Hold them; each degree of success tightens the hold.' },
  pull: { label: 'Pull', help: 'Pull them one hex closer for each degree of success.' },
  push: { label: 'Push', help: 'Push them one hex away for each degree of success.' },
  break: { label: 'Break', help: 'Damage an item they’re holding, wearing or carrying.' },
  hunch: { label: 'Follow a hunch', help: 'Roll Intuition first: it helps or hinders your roll.' },
  raise: {
    label: 'Raise',
    help: 'Each raise adds 5 to the difficulty, but also 2 degrees of success if you succeed.',
  },
  smash: {
    label: 'Smash',
    help: 'This uses your reaction. Roll a d20 instead of using the effect’s fixed 10.',
  },
  fire: { label: 'Use readied action', help: 'This uses your reaction.' },
  act: { label: 'Take your turn', help: 'Take your full turn now.' },
  lie: { label: 'Lie', help: 'Give the player false information.' },
  nothing: { label: 'Reveal nothing', help: 'The player finds out nothing.' },
  tell: { label: 'Tell the truth', help: 'Say what the player finds out.' },
  hold: { label: 'Hold back', help: 'The hostile target doesn’t attack.' },
  grant: { label: 'Grant', help: 'Choose how many ranks of Advantage to grant, up to the limit.' },
  veto: { label: 'Veto', help: 'The player gets the point back.' },
  hint: { label: 'Give a hint', help: 'The higher the die, the more useful the hint.' },
  allow: { label: 'Allow', help: 'Set the action’s cost and difficulty, and whether it provokes.' },
  deny: { label: 'Deny', help: 'Don’t allow the action.' },
};
