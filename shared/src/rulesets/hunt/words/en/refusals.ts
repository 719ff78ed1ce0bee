/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'not-your-turn': 'It is not your turn in this step.',
  'not-enough-wp': 'You do not have the Willpower for that.',
  'once-per-round': 'One yell a round is all there is.',
  prevented: 'Your state keeps you from that.',
  'no-such-target': 'That is nobody it could be done to.',
  'no-such-ability': 'That ability is not on the sheet.',
  'wrong-type': 'That ability is of another type.',
  disabled: 'A wound has taken the skill for that.',
  'too-many-supports': 'That is more Support than one attack can take.',
  'adventurers-only': 'Only adventurers do that.',
  'boss-only': 'Only a boss does that.',
  'wrong-state': 'It is not in the state for that.',
  'no-free-hand': 'There is no hand free for that.',
  'too-heavy': 'That is too heavy.',
};

/** Rejections with details of the case. */
export const refusals = {
  outOfRange: (away: number, most: number) =>
    Number.isFinite(away) ? `It is ${away} hexes away; that reaches ${most}.` : 'It is not on the map.',
  tooFar: (price: number, has: number) => `That way costs ${price} movement; you have ${has}.`,
  notFresh: 'You have moved already; standing up takes a whole turn of movement.',
  lacksWill: (price: number, has: number) => `That costs ${price} Willpower; you have ${has}.`,
  partnerLacksWill: 'That partner cannot pay for it now.',
  noLink: 'Nobody named there has lent you anything, or one is named twice.',
  notLinkable: 'Only a Support for attacks, or for any check, can be lent.',
  otherCheck: 'That goes with another check.',
  supportTwice: 'The same Support counts once.',
  tooManySupports: (most: number) =>
    most === 1 ? 'One Support is the limit.' : `${most} Supports are the limit.`,
  backIsFull: (weight: number, most: number) => `That would be ${weight} to carry; ${most} is the limit.`,
  bagIsFull: (weight: number, most: number) => `The bag would hold ${weight}; its limit is ${most}.`,
  hands: (needed: number, has: number) => `That needs ${needed} hands; there are ${has}.`,
  notToSpare: 'Only a common enemy that is not defeated can be spared.',
  offTheMap: 'It has left the map: place it somewhere first.',
};
