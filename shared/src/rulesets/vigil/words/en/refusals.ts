import { counted } from '../../../../engine/presentation/text/plural.ts';

/** The messages of rejections, by code. Other codes have the engine's own text. */
export const rejections = {
  'not-your-turn': 'It’s not your turn. Out of turn, you can only use your quick action.',
  'prompt-open': 'Someone has a pending choice. Wait until they decide.',
  'not-known': 'You don’t know that ability.',
  'not-wielded': 'You aren’t holding that.',
  'nothing-prepared': 'You haven’t prepared an action.',
  'wrong-phase': 'That is a response to an action, and there’s nothing to respond to now.',
  'once-per-round': 'You already used that action this round.',
  'hands-full': 'Your hands are full. Drop something first.',
  'not-loaded': 'It isn’t loaded. Reload it first.',
  'already-loaded': 'It’s already loaded.',
  'no-shield': 'You need a shield to defend actively against missiles.',
  'not-enough-vigor': 'You don’t have enough vigor for that.',
  'not-enough-focus': 'You don’t have enough focus for that.',
  'no-such-target': 'That isn’t a valid target.',
  'too-far': 'That is farther than you can move.',
};

/** The messages of rejections that give details, such as a distance or a cost. */
export const refusals = {
  lacks: (resource: string, price: number, has: number) =>
    `That costs ${price} ${resource}; you have ${has}.`,
  outOfRange: (away: number, most: number) =>
    `Out of range: that is ${counted(away, 'hex', 'hexes')} away, and the limit is ${most}.`,
  slotUsed: {
    regular: 'You already used your regular action this round.',
    movement: 'You already used your movement action this round.',
    quick: 'You already used your quick action this round.',
  },
  tooFar: (cost: number, has: number) => `Too far: that costs ${cost} movement, and you have ${has}.`,
  ambushed: 'You’re ambushed: in round 1, you have only your quick action and can’t use boosts.',
  dazed: 'You’re dazed: you can’t use or forgo your regular action.',
  stuck: (condition: string) => `You can’t do that while you’re ${condition}.`,
  tooLarge: (name: string) => `${name} is too large for that: they’re two or more sizes larger than you.`,
  boostOnce: 'You can use that boost only once per action.',
  boostHost: 'You can’t use that boost with this action.',
};
