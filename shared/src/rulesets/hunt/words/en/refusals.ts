import { counted } from '../../../../engine/presentation/text/plural.ts';

/** The messages of rejections, by code. Other codes have the engine's own text. */
export const rejections = {
  'not-your-turn': 'You don’t act in this step.',
  'not-enough-wp': 'You don’t have enough Willpower for that.',
  'once-per-round': 'You can yell only once per round.',
  'no-such-target': 'That isn’t a valid target.',
  'no-such-ability': 'That ability isn’t on the sheet.',
  'wrong-type': 'You can’t use that type of ability here.',
  disabled: 'You can’t use that: a wound has cost you the specialty that it needs.',
  'too-many-supports': 'That is too many Supports for one attack.',
  'adventurers-only': 'Only adventurers can do that.',
  'boss-only': 'Only a boss can do that.',
  'no-free-hand': 'You need a free hand for that.',
  'too-heavy': 'That is too heavy.',
};

/** The messages of rejections that give details, such as a distance or a cost. */
export const refusals = {
  outOfRange: (away: number, most: number) =>
    Number.isFinite(away)
      ? `Out of range: that is ${counted(away, 'hex', 'hexes')} away, and the limit is ${most}.`
      : 'That fighter isn’t on the map.',
  tooFar: (price: number, has: number) => `Too far: that costs ${price} movement and you have ${has}.`,
  helpless: 'You’re Helpless: you have no Willpower left, so you can’t act.',
  bound: 'You’re Bound and can’t move.',
  noFullPower:
    'A boss can declare Full Power only once, and only after falling below half of their starting Willpower.',
  notHelpless: 'Only a boss who is Helpless can yell.',
  notToppled: 'You aren’t toppled.',
  notFresh: 'You’ve already moved. Standing up takes all of your movement.',
  lacksWill: (price: number, has: number) => `That costs ${price} Willpower; you have ${has}.`,
  partnerLacksWill: 'That partner doesn’t have enough Willpower to pay for their links.',
  noLink: 'One of these partners isn’t linked to your attack or is listed twice.',
  notLinkable: 'You can link only Supports that work with Hit checks or with any check.',
  otherCheck: 'You can’t add that Support to this check.',
  supportTwice: 'You can’t add the same Support twice.',
  tooManySupports: (most: number) =>
    most === 1 ? 'You can add only 1 Support.' : `You can add at most ${most} Supports.`,
  backIsFull: (weight: number, most: number) =>
    `Too heavy: you would carry ${weight}, and your limit is ${most}.`,
  bagIsFull: (weight: number, most: number) =>
    `Too heavy for the bag: its contents would weigh ${weight}, and its limit is ${most}.`,
  hands: (needed: number, has: number) =>
    `Not enough hands: the weapons would need ${needed} in total, and the limit is ${has}.`,
  notToSpare: 'You can spare an enemy only if they’re common and undefeated.',
  offTheMap: 'That fighter has left the map. Place them on a hex first.',
};
