import { counted } from '../../engine/presentation/text/plural.ts';

/** The English texts about recordings: damaged files, and whether their dice are fair. */
export const en = {
  endsTooEarly: 'The file ends before the fight begins.',
  notJson: 'This line isn’t valid JSON: the file is damaged or incomplete.',
  notARecording: 'This isn’t a recording of a fight, or it’s from an unknown release.',
  notAMoment: 'This line doesn’t describe a moment in a fight.',
  otherSeed: 'Don’t trust these dice: the seed doesn’t match the hash that was shown before the first roll.',
  otherFight: (step: number) =>
    `Don’t trust these dice: when replayed from the seed, step ${step} has a different result from the one in this replay.`,
  verifyLater: 'You can verify the dice after the fight, in the full replay.',
  allMatch(dice: number, rewinds: number) {
    const after = rewinds === 1 ? 'the rewind' : `each of the ${rewinds} rewinds`;
    const again = rewinds === 0 ? '' : ` (with new dice after ${after})`;
    return `All ${counted(dice, 'die', 'dice')} match the seed${again}, and the seed matches the hash that was shown before the first roll.`;
  },
  newDiceWhereItContinues: 'New dice were used from the point where this fight continues another one.',
  undoneUnknown: 'The undone steps aren’t recorded, so their dice can’t be verified.',
  undoneMatch: (dice: number) =>
    dice === 1
      ? 'The 1 die in the undone steps matches, too.'
      : `The ${dice} dice in the undone steps match, too.`,
  diceSet: (dice: number) => `The GM set ${dice} of them, as the log shows.`,
};
