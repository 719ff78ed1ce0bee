/* Generated from en/rejections.json by `npm run words`. Edit that file instead. */

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
