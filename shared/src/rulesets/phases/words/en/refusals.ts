import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Messages of rejections, by code. */
export const rejections = {
  'not-your-turn': 'It’s not your turn.',
  'once-per-turn': 'You can do that only once per turn.',
  'once-per-round': 'You can do that only once per round.',
  'wrong-phase': 'You can’t do that in this phase.',
  'partial-surge': 'This surge allows only one kind of action, and you’ve already started another.',
  'not-enough-mp': 'You don’t have enough MP for that.',
  'not-enough-focus': 'You don’t have enough focus for that.',
  'not-enough-recovery': 'You have no recoveries left.',
  engaged: 'An enemy would stop you partway. End your movement on the hex where they stop you.',
  'hidden-target': 'That target is hidden and too far away.',
  'self-caused': 'That condition is self-inflicted, so this can’t remove it.',
  'no-such-condition': 'They don’t have that condition.',
  'already-channeling': 'You’re already channeling.',
  'not-channeling': 'You aren’t channeling anything.',
  'cannot-ready': 'You can’t ready that.',
  'same-ability': 'You’ve already used that for this full attack’s other attack.',
  'needs-full-attack': 'You can use this weapon only for a slow full attack.',
  'not-loaded': 'That weapon isn’t loaded. Reload it first.',
  broken: 'That weapon is broken.',
  'no-uses': 'You have no uses of that left.',
  'not-marked': 'That target isn’t marked.',
  'not-grappled': 'You aren’t in that grapple.',
  'nothing-readied': 'You haven’t readied anything.',
  'too-much': 'That is above the maximum.',
};

/**
 * Messages with details, such as numbers or a condition. They replace the general message for the same rejection code.
 */
export const refusals = {
  outOfRange: (away: number, most: number) =>
    `Out of range: that is ${counted(away, 'hex', 'hexes')} away, and the limit is ${most}.`,
  tooFar: (cost: number, budget: number) => `Too far: that costs ${cost} movement and you have ${budget}.`,
  disarmed: 'You’re disarmed: you can only grapple, shove or use an improvised weapon.',
  silenced: 'You’re silenced: you can’t cast, channel or release spells.',
  immobilized: 'You’re immobilized and can’t move.',
  grappled: 'You’re grappled and can’t move.',
  noFullAttack: 'You’re stunned and can’t make a full attack.',
  stunned: 'You’re stunned: you have either a standard or a minor action each turn, not both.',
  tooDear: (purse: string, price: number, has: number) => `That costs ${price} ${purse}; you have ${has}.`,
};
