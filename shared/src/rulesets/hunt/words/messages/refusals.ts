/* Generated from en/refusals.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const refusals = {
  outOfRange: (away: number, most: number) => `Out of range: that is ${pluralForm(away, { one: `${formatNumber(away)} hex`, other: `${formatNumber(away)} hexes` })} away, and the limit is ${formatNumber(most)}.`,
  notOnMap: 'That fighter isn’t on the map.',
  tooFar: (price: number, has: number) => `Too far: that costs ${formatNumber(price)} movement and you have ${formatNumber(has)}.`,
  lacksWill: (price: number, has: number) => `That costs ${formatNumber(price)} Willpower; you have ${formatNumber(has)}.`,
  tooManySupports: (most: number) => pluralForm(most, { one: `You can add only ${formatNumber(most)} Support.`, other: `You can add at most ${formatNumber(most)} Supports.` }),
  backIsFull: (weight: number, most: number) => `Too heavy: you would carry ${formatNumber(weight)}, and your limit is ${formatNumber(most)}.`,
  bagIsFull: (weight: number, most: number) => `Too heavy for the bag: its contents would weigh ${formatNumber(weight)}, and its limit is ${formatNumber(most)}.`,
  hands: (needed: number, has: number) => `Not enough hands: the weapons would need ${formatNumber(needed)} in total, and the limit is ${formatNumber(has)}.`,
  helpless: 'You’re Helpless: you have no Willpower left, so you can’t act.',
  bound: 'You’re Bound and can’t move.',
  noFullPower: 'A boss can declare Full Power only once, and only after falling below half of their starting Willpower.',
  notHelpless: 'Only a boss who is Helpless can yell.',
  notToppled: 'You aren’t toppled.',
  notFresh: 'You’ve already moved. Standing up takes all of your movement.',
  partnerLacksWill: 'That partner doesn’t have enough Willpower to pay for their links.',
  noLink: 'One of these partners isn’t linked to your attack or is listed twice.',
  notLinkable: 'You can link only Supports that work with Hit checks or with any check.',
  otherCheck: 'You can’t add that Support to this check.',
  supportTwice: 'You can’t add the same Support twice.',
  notToSpare: 'You can spare an enemy only if they’re common and undefeated.',
  offTheMap: 'That fighter has left the map. Place them on a hex first.',
};
