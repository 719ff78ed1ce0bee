/* Generated from en/prompts.json by `npm run words`. Edit that file instead. */

export const prompts = {
  evade: {
    label: '{by} attacks you. Evade?',
    help: 'Spend 1 Willpower to make an Evasion check. If you succeed, the attack misses you.',
  },
  'body-part': { label: 'Which part?', help: 'The roll was a 7: choose the body part to damage.' },
  'weapon-break': {
    label: 'Sacrifice a weapon?',
    help: 'The weapon breaks and you skip the death check, but the body part stays damaged.',
  },
  'add-will': { label: 'Spend Willpower on the death check?', help: 'Each point adds 1 to the result.' },
  surplus: {
    label: 'Raise the death check further?',
    help: 'It has already succeeded. More Willpower only raises the result.',
  },
  cure: { label: 'Cure which ailment?', help: 'Choose one of your ailments.' },
  extra: { label: 'Who gets the extra action?', help: 'The fumble gives your side an extra action.' },
  rule: { label: 'Your ruling', help: 'Decide what happens.' },
  consent: { label: 'Let {by} take an item?', help: 'Your ally wants to take an item from you.' },
  yell: { label: 'Yell?', help: 'Make a Yell check. On a success, you gain 1 Willpower.' },
};
