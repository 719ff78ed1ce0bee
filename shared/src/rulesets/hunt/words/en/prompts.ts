/** Questions of prompts. */
export const prompts = {
  evade: {
    label: '{by} attacks you. Evade?',
    help: '1 Willpower: roll against the attack. If you win, it misses.',
  },
  'body-part': { label: 'Which part?', help: 'You rolled a 7: choose the part that your attack damages.' },
  'weapon-break': {
    label: 'Sacrifice a weapon?',
    help: 'It’s destroyed and you skip the death check, but the body part stays damaged.',
  },
  'add-will': { label: 'Spend Willpower on the death check?', help: '+1 for each.' },
  surplus: {
    label: 'Raise the death check further?',
    help: 'It has already succeeded. More Willpower only changes the number.',
  },
  cure: { label: 'Cure which ailment?', help: 'Choose one of your ailments.' },
  extra: {
    label: 'Who gets an extra action?',
    help: 'The fumble gives your side one.',
  },
  rule: { label: 'Your ruling', help: 'Decide what happens.' },
  consent: { label: 'Let {by} take it?', help: 'An ally wants to take an item from you.' },
  yell: { label: 'Yell?', help: 'Yell check: on a success, you regain 1 Willpower.' },
};
