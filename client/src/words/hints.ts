/* Hints for new users, each shown once. */

export const onTurn =
  'It is your turn. Press a golden hex to go there, a foe in red corners to attack, or an action below; End turn when you are done.';
export const onAim =
  'The bar shows everything that can come of this, with its odds. Nothing has happened yet: do it, or press Cancel.';
export const onPrompt =
  'You may answer before this happens. The highlighted answer is the one that is taken when the time is up.';
export const onStack = 'What lies on top happens next; an answer is laid on top of what it answers.';
export const onLog =
  'Press a number to see how a roll came about, a rule’s sign to read the rule, a name to find who is meant.';
export const hint = 'Hint';
export const gotIt = 'Got it';
export const noMoreHints = 'No more hints';
