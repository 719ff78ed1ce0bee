/* Generated from en/refusals.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const refusals = {
  helpless: (condition: string) => `You can’t do that because of your condition: ${condition}.`,
  onlyRecover: (condition: string) => `You can spend points only to recover, because of your condition: ${condition}.`,
  masterless: 'You can act only when commanded, and you haven’t been given a command.',
  commanded: 'You’re under another fighter’s control, so that fighter’s player decides for you.',
  notYours: 'You don’t control that fighter.',
  readied: 'You’ve readied an action, so you can’t take any other reaction.',
  prone: 'You’re prone: crawl, or stand up first.',
  notProne: 'You can crawl only while you’re prone.',
  stuck: (condition: string) => `You can’t move because of your condition: ${condition}.`,
  dead: 'You’re dead.',
  defenseless: 'You’re defenseless, so you can’t lower your defense any further.',
  stressFull: (stress: number, most: number) => `You can’t take any more stress: you have ${formatNumber(stress)}, and the limit is ${formatNumber(most)}.`,
  tooClose: (far: number, least: number) => `Too close: that is ${pluralForm(far, { one: `${formatNumber(far)} hex`, other: `${formatNumber(far)} hexes` })} away, and the minimum is ${formatNumber(least)}.`,
  spent: {
    std: 'You already used your standard action.',
    mov: 'You have no move or standard action left.',
    quick: 'You have no action left to use as a quick action.',
  },
  tooFar: (far: number, reach: number) => `Out of range: that is ${pluralForm(far, { one: `${formatNumber(far)} hex`, other: `${formatNumber(far)} hexes` })} away, and the limit is ${formatNumber(reach)}.`,
};
