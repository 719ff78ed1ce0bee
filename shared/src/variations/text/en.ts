/** The English texts about variations: why one cannot be opened or continued. */
export const en = {
  damaged: 'This line of play is damaged or incomplete.',
  tooLong: 'This line of play is too long.',
  noProof: 'This recording doesn’t contain what is needed to play on from it.',
  noSuchMoment: 'This line of play begins at a moment that the recording doesn’t have.',
  noSuchSide: 'This line of play is for a side that isn’t in the fight.',
  illegal: (step: number) => `Step ${step} of this line of play isn’t allowed by the rules.`,
};
