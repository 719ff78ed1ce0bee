/* Generated from en/prompts.json by `npm run words`. Edit that file instead. */

export const prompts = {
  defend: { label: '{by} is about to hit you', help: 'Spend RP to defend yourself, or pass.' },
  intercept: { label: '{target} is about to be hit', help: 'Take the attack yourself?' },
  'reaction-attack': { label: '{by} provokes you', help: 'Make a Reaction Attack for 1 RP?' },
  flow: { label: 'Use a Flow Action?', help: 'Spend FP for an extra effect.' },
  counter: { label: '{by} casts a spell', help: 'Counter it for 2 RP?' },
  ready: { label: 'Your trigger has happened', help: 'Take your readied action now?' },
  'ready-end': { label: 'Your trigger hasn’t happened', help: 'Keep waiting?' },
  feint: { label: '{by} feints', help: 'Resist with Agility or Melee?' },
  drop: { label: 'You’ve been disarmed', help: 'Where does the item land?' },
  disarm: { label: 'You’ve disarmed {target}', help: 'Take the item, or choose where it lands.' },
  rule: { label: 'Your ruling', help: 'Decide what happens.' },
};
