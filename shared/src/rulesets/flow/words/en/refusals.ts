import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Messages of rejections, by code. They replace the engine's own text for the same code. */
export const rejections = {
  'no-such-ability':
    'You don’t have that ability. Your abilities depend on your sheet and on what you’re holding.',
  'no-free-hand': 'You need a free hand for that.',
  'not-enough-mana': 'You don’t have enough mana for that.',
  'not-enough-charges': 'It has no charges left.',
  'not-enough-fp': 'You don’t have enough FP for that.',
};

/** Messages of rejections that name details of the rejected action. */
export const refusals = {
  costs: (what: string, price: number, unit: string, has: number) =>
    `${what} costs ${price} ${unit}; you have ${has}.`,
  noFight: 'The fight hasn’t started: you can only move.',
  held: 'You’re grappled: you can only break free, take free actions or end your turn.',
  holding: 'You’re holding someone. Let go before you move.',
  prone: 'You’re prone: stand up or crawl.',
  notProne: 'You’re not prone.',
  notAfflicted: (condition: string) => `You’re not ${condition}.`,
  inTheWay: (name: string) => `${name} is in the way. The only way through an enemy’s hex is to tumble.`,
  brokenPath: 'Each hex of a path must be next to the one before it.',
  tooFar: (ap: number) => `Too far: you can spend at most ${ap} AP on movement each turn.`,
  oneEasyHex: 'A Step covers one hex and can’t enter difficult terrain.',
  outOfReach: (name: string, away: number, weapon: string, reach: number) =>
    `Out of reach: ${name} is ${counted(away, 'hex', 'hexes')} away, and your ${weapon} has a reach of ${reach}.`,
  outOfRange: (away: number, range: number) =>
    `Out of range: that is ${counted(away, 'hex', 'hexes')} away, and the limit is ${range}.`,
  tooLarge: (name: string, size: string, most: string) =>
    `${name} is too large: their size is ${size}, and your limit is ${most}.`,
  noWeapon: 'You aren’t holding that weapon.',
  notHeld: (name: string) => `${name} isn’t holding that.`,
  inHold: 'One of you is already grappled or holding someone.',
  notHolding: 'You aren’t holding anyone.',
  notInHold: 'No one is holding you.',
  noDoor: 'There’s no closed door there.',
  notWaiting: 'That fighter has no readied action waiting for the GM.',
  noSide: (side: string) => `There are no fighters on side “${side}”.`,
  flowOnPass: 'You can’t use a Flow Action when you pass.',
  flowOnDefense: 'The only Flow Action you can add to a defense is Perfect Defense.',
  flowOnReaction: 'You can’t add a Flow Action to a Reaction Attack.',
  secondTarget: 'Choose the second target.',
  tripOrPush: 'Choose whether to trip or push.',
  interceptWhere: 'Choose a hex to step into.',
  interceptThere: 'You can’t intercept the attack from there.',
};

/** Names of actions, as the subject of a sentence about their cost. */
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
  'shake-off': 'Shaking off a condition',
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
