/* Generated from en/rejections.json by `npm run words`. Edit that file instead. */

export const rejections = {
  'no-such-ability': 'You don’t have that ability. Your abilities depend on your sheet and on what you’re holding.',
  'no-free-hand': 'You need a free hand for that.',
  'not-enough-mana': 'You don’t have enough mana for that.',
  'not-enough-charges': 'It has no charges left.',
  'not-enough-fp': 'You don’t have enough FP for that.',
};
