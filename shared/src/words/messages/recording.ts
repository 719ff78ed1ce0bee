/* Generated from en/recording.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../engine/language/intl.ts';

export const endsTooEarly = 'The file ends before the fight begins.';
export const notJson = 'This line isn’t valid JSON: the file is damaged or incomplete.';
export const notARecording = 'This isn’t a recording of a fight, or it’s from an unknown release.';
export const notAMoment = 'This line doesn’t describe a moment in a fight.';
export const otherSeed =
  'Don’t trust these dice: the seed doesn’t match the hash that was shown before the first roll.';
export const otherFight = (step: number) =>
  `Don’t trust these dice: when replayed from the seed, step ${formatNumber(step)} has a different result from the one in this replay.`;
export const verifyLater = 'You can verify the dice after the fight, in the full replay.';
export const allMatch = (dice: number, rewinds: number) =>
  `All ${pluralForm(dice, { one: `${formatNumber(dice)} die`, other: `${formatNumber(dice)} dice` })} match the seed${pluralForm(rewinds, { '=0': '', one: ' (with new dice after the rewind)', other: ` (with new dice after each of the ${formatNumber(rewinds)} rewinds)` })}, and the seed matches the hash that was shown before the first roll.`;
export const newDiceWhereItContinues =
  'New dice were used from the point where this fight continues another one.';
export const undoneUnknown = 'The undone steps aren’t recorded, so their dice can’t be verified.';
export const undoneMatch = (dice: number) =>
  pluralForm(dice, { one: `The ${formatNumber(dice)} die in the undone steps matches, too.`, other: `The ${formatNumber(dice)} dice in the undone steps match, too.` });
export const diceSet = (dice: number) => `The GM set ${formatNumber(dice)} of them, as the log shows.`;
