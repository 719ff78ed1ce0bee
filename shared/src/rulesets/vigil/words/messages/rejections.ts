/* Generated from en/rejections.json by `npm run words`. Edit that file instead. */

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
