/** What somebody is asked. */
export const prompts = {
  opportunity: { label: 'Strike now?', help: 'It lays itself open to you: one attack as your reaction.' },
  counter: { label: 'Counter it?', help: 'A Surge against what is coming at you, before its dice.' },
  fortune: { label: 'Bend this roll?', help: 'A point of Destiny, Fate or Corruption on it.' },
  stunt: { label: 'What comes of your stunt?', help: 'You have won the check; choose the benefit.' },
  'grab-item': {
    label: 'Take what has fallen?',
    help: 'Free with both hands; with one a quick action and a check.',
  },
  'counter-stunt': {
    label: 'Turn the stunt around?',
    help: 'A stunt of your own at once, as your reaction.',
  },
  ready: { label: 'Do what you have readied?', help: 'What you waited for has happened.' },
  resume: { label: 'Take your turn now?', help: 'You have delayed; your place in the order moves here.' },
  rule: { label: 'How do you rule?', help: 'Left unanswered, the default counts.' },
};
