import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'no-such-ability': 'You don’t have that ability. It depends on your sheet and on what you hold.',
  'no-free-hand': 'You need a free hand for that.',
  'not-enough-mana': 'You don’t have enough mana for that.',
  'not-enough-charges': 'No charges left.',
  'not-enough-fp': 'You don’t have enough FP for that.',
};

/** Rejections of a specific action. */
export const refusals = {
  costs: (what: string, price: number, unit: string, has: number) =>
    `${what} costs ${price} ${unit}; you have ${has}.`,
  noFight: 'The fight hasn’t started: you can only move.',
  held: 'You’re grappled: you can only break free, take free actions or end your turn.',
  holding: 'You’re holding someone. Let go before you move.',
  prone: 'You’re prone: stand up or crawl.',
  notProne: 'You’re not prone.',
  notAfflicted: (condition: string) => `You’re not ${condition}.`,
  inTheWay: (name: string) => `${name} is in the way. You can only tumble through an enemy’s hex.`,
  brokenPath: 'A path must go from hex to neighboring hex.',
  tooFar: (ap: number) => `Too far: you can spend at most ${ap} AP on movement each turn.`,
  oneEasyHex: 'A Step is one hex, and not onto difficult terrain.',
  outOfReach: (name: string, away: number, weapon: string, reach: number) =>
    `Out of reach: ${name} is ${counted(away, 'hex', 'hexes')} away, and your ${weapon} reaches ${reach}.`,
  outOfRange: (away: number, range: number) =>
    `Out of range: that is ${counted(away, 'hex', 'hexes')} away, and the limit is ${range}.`,
  tooLarge: (name: string, size: string, most: string) =>
    `${name} is too large: their size is ${size}, and the limit for you is ${most}.`,
  noWeapon: 'You aren’t holding that weapon.',
  notHeld: (name: string) => `${name} isn’t holding that.`,
  inHold: 'One of you is already grappled or holding someone.',
  notHolding: 'You aren’t holding anyone.',
  notInHold: 'No one is holding you.',
  noDoor: 'There’s no closed door there.',
  notWaiting: 'That fighter has no readied action that waits for the GM.',
  noSide: (side: string) => `There are no fighters on side “${side}”.`,
  flowOnPass: 'You can’t add a Flow Action to a pass.',
  flowOnDefense: 'You can only add Perfect Defense to a defense.',
  flowOnReaction: 'You can’t add a Flow Action to a Reaction Attack.',
  secondTarget: 'Choose the second target.',
  tripOrPush: 'Choose whether to trip or to push.',
  interceptWhere: 'Choose the hex you step into.',
  interceptThere: 'You can’t intercept the attack from there.',
};

/** Subjects of sentences about costs. */
export const paidActions = {
  attack: 'This attack',
  disarm: 'A Disarm',
  feint: 'A Feint',
  flow: 'This Flow Action',
  'flow-state': 'Flow State',
  'total-defense': 'Total Defense',
  'perfect-defense': 'Perfect Defense',
  grapple: 'A Grapple',
  maintain: 'Keeping the hold',
  charm: 'The charm',
  wand: 'The wand',
  move: 'This move',
  ready: 'That action',
  'shake-off': 'Shaking a condition off',
  shove: 'A Shove',
  spell: 'This spell',
  ability: 'This ability',
  step: 'A Step',
  crawl: 'Crawling',
  stand: 'Standing up',
  tumble: 'A tumble',
  draw: 'Drawing an item',
  sheathe: 'Stowing an item',
  'pick-up': 'Picking up an item',
  drink: 'Drinking',
};
