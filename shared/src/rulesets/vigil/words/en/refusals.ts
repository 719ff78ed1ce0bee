/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'not-your-turn': 'It is not your turn; out of turn you only have your quick action.',
  'prompt-open': 'Somebody is being asked; that has to be settled first.',
  'not-known': 'You do not know that.',
  'not-wielded': 'You do not have that in hand.',
  'nothing-prepared': 'You have prepared nothing.',
  'wrong-phase': "That answers somebody else's action, and there is none to answer now.",
  prevented: 'Your condition keeps you from that.',
  'once-per-round': 'You have used that action of this round already.',
  'hands-full': 'Your hand is full; drop what you hold first.',
  'not-loaded': 'It has been shot and must be reloaded first.',
  'already-loaded': 'There is nothing to reload.',
  'no-shield': 'Without a shield on your arm you cannot defend actively against missiles.',
  'not-enough-vigor': 'You do not have the vigor for that.',
  'not-enough-focus': 'You do not have the focus for that.',
  'no-such-target': 'That is no fitting target.',
  'too-far': 'That is farther than your movement value.',
};

/** Rejections of a specific action. */
export const refusals = {
  lacks: (resource: string, price: number, has: number) =>
    `That costs ${price} ${resource}; you have ${has}.`,
  outOfRange: (away: number, most: number) => `It is ${away} hexes away; that reaches ${most}.`,
  slotUsed: {
    regular: 'Your regular action of this round is used.',
    movement: 'Your movement action of this round is used.',
    quick: 'Your quick action of this round is used.',
  },
  tooFar: (cost: number, has: number) => `That way costs ${cost} movement; you have ${has}.`,
  boostOnce: 'That boost counts once on the same action.',
  boostHost: 'That boost does not belong to this action.',
};
