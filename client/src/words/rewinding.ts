import { plural } from './plural.ts';

/* Going back, and what was undone. */

export const whatWasUndone = 'What was undone';
export const nothingTold = 'Nothing that the log would tell.';
export const takeback = 'Takeback';
export const takeItBack = 'Take it back';
export const letItStand = 'Let it stand';
export const why = 'Why, if you want to say so';
export const goBack = 'Go back';
export const stay = 'Stay';
export const shallItGoBack = 'Go back?';
export const yoursStands = 'The game master lets your last step stand.';
export const itStands = (name: string) => `The game master lets ${name}’s last step stand.`;
export const youAsk = (steps: number) =>
  `You ask the game master to take back ${plural(steps, 'one step', `${steps} steps`)}.`;
export const somebodyAsks = (name: string, steps: number) =>
  `${name} asks the game master to take back ${plural(steps, 'one step', `${steps} steps`)}.`;
export const willNotHaveHappened = (steps: number) =>
  `${plural(steps, 'One step', `${steps} steps`)} will not have happened.`;
export const willHaveHappened = (steps: number) =>
  `${plural(steps, 'One step', `${steps} steps`)} will have happened after all.`;
export const diceRollAnew = 'Dice roll anew from there, and everybody is told.';
