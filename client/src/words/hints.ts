/* Generated from en/hints.json by `npm run words`. Edit that file instead. */

export const onTurn =
  'It’s your turn. Click a gold hex to move there, or an enemy with red corners to attack. Press End turn when you’re done.';
export const onAim =
  'Nothing has happened yet. The preview shows every outcome and its odds. Confirm it, or press Cancel.';
export const onPrompt =
  'You can react before this happens. When time runs out, the option marked as the default is chosen.';
export const onStack = 'The top action resolves next. Reactions go on top of the action they react to.';
export const onLog =
  'Press a number to see the roll, a rule number to read the rule, or a name to see who it is.';
export const hint = 'Hint';
export const gotIt = 'Got it';
export const noMoreHints = 'Turn off hints';
