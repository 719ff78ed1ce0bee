/* Generated from en/variations.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const whatIf = 'What if?';
export const tryFromEarlier = 'The fight is already over at this step. Go back to an earlier step first.';
export const howItWorks = (step: number) =>
  `You play on from step ${formatNumber(step)}, alone in this browser. Bots play the other fighters. The dice are new, and the recorded fight stays as it is.`;
export const you = 'You';
export const youPlay = 'You play';
export const begin = 'Start';
export const lineFrom = (step: number) => `What if, from step ${formatNumber(step)}`;
export const defaultName = (number: number) => `Line ${formatNumber(number)}`;
export const otherLines = 'Other lines you tried';
export const fromStep = (steps: number, step: number) =>
  pluralForm(steps, { one: `from step ${formatNumber(step)}, ${formatNumber(steps)} step`, other: `from step ${formatNumber(step)}, ${formatNumber(steps)} steps` });
export const open = 'Open';
export const nameOfLine = 'Name of this line';
export const share = 'Copy link';
export const remove = 'Delete';
export const isCopied = 'Link to this line copied.';
export const onlyAsFile =
  'This replay comes from a file. Save the file to share this line: it contains your lines.';
export const backToReplay = 'Back to the replay';
export const undoMyStep = 'Undo my last step';
export const skip = 'Skip to now';
export const isOver = 'The fight is over.';
export const hasWon = (winner: string) => `${winner} won.`;
export const isFull = 'This line has the maximum number of steps.';
export const alone = 'You play alone here, so only you would see that.';
export const cannotGoOn = 'This line can’t go on, because its rules failed.';
export const notLoaded = 'Couldn’t load the bots. Check your connection and try again.';
export const atMark = (name: string, step: number) => `${name}, from step ${formatNumber(step)}`;
export const endsAt = (side: string, chance: string, low: string, high: string) =>
  `win probability of ${side}: ${chance} (${low} to ${high})`;
