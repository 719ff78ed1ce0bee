/** Rejections by code. */
export const rejections = {
  'not-your-turn': 'Wait until it is your turn.',
  'once-per-turn': 'This turn has no more of that to give.',
  'once-per-round': 'You have used that up for this round.',
  'wrong-phase': 'This phase is not the one for that.',
  'partial-surge': 'This surge allows one kind of thing, and you have begun another.',
  'not-enough-mp': 'You lack the magic points for that.',
  'not-enough-focus': 'You lack the focus for that.',
  'not-enough-recovery': 'You have no recovery left.',
  engaged: 'An enemy there would stop you: end the movement in that hex.',
  'hidden-target': 'You cannot make out somebody who hides so far away.',
  'self-caused': 'It brought that on itself, so this does not clear it.',
  'no-such-condition': 'There is no such condition to deal with.',
  'already-channeling': 'You are channeling something already.',
  'not-channeling': 'You are channeling nothing.',
  'cannot-ready': 'That is nothing you could ready.',
  'same-ability': 'The other attack of this full attack was made with that.',
  'needs-full-attack': 'It is too slow for anything but a slow full attack.',
  'not-loaded': 'It has to be loaded first.',
  broken: 'It is broken.',
  'no-uses': 'It has no use left.',
  'not-marked': 'There is no mark to spend.',
  'not-grappled': 'You are not in such a grapple.',
  'nothing-readied': 'Nothing is readied.',
  'too-much': 'That is more than it can have.',
};

/** Rejections with the numbers of the case. */
export const refusals = {
  outOfRange: (away: number, most: number) => `It is ${away} hexes away; this goes as far as ${most}.`,
  tooFar: (cost: number, budget: number) => `That takes ${cost} of movement; there are ${budget} left.`,
  tooDear: (purse: string, price: number, has: number) =>
    `That costs ${price} ${purse}, and you have ${has}.`,
};
