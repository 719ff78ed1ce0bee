/** Questions of prompts. */
export const prompts = {
  evade: {
    label: '{by} attacks you: do you evade?',
    help: 'One Willpower and a check against the attack; evaded, it does nothing.',
  },
  'body-part': { label: 'Which part?', help: 'A seven: you choose what your attack damages.' },
  'weapon-break': {
    label: 'Break a weapon?',
    help: 'It is gone for good, and Death does not ask; the part stays damaged.',
  },
  'add-will': { label: 'Talk Death out of it?', help: 'Each Willpower raises the death check by one.' },
  surplus: {
    label: 'Raise the death check further?',
    help: 'It has succeeded; more Willpower changes nothing but the number.',
  },
  cure: { label: 'Which ailment goes?', help: 'One of yours is cured; choose it.' },
  extra: {
    label: 'Who gains an extra action?',
    help: 'A fumble is a gift to the opponents: choose who of them gains it.',
  },
  rule: { label: 'Your ruling?', help: 'Decide what becomes of it.' },
  consent: { label: 'May {by} have it?', help: 'An ally wants to take a thing from you.' },
  yell: { label: 'Do you yell?', help: 'A check on Yell; with it you are back with one Willpower.' },
};
