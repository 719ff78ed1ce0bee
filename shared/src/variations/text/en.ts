/** The English texts about variations: why one cannot be opened or continued. */
export const en = {
  damaged: 'This line of play is damaged or incomplete.',
  tooLong: 'This line of play is too long.',
  noProof: 'To try another line, you need the full replay of a finished fight. The GM can publish it.',
  noSuchMoment: 'This line of play begins at a moment that the recording doesn’t have.',
  noSuchSide: 'This line of play is for a side that isn’t in the fight.',
  illegal: (step: number) => `Step ${step} of this line of play isn’t allowed by the rules.`,
};
