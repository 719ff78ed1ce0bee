/** Questions of prompts. */
export const prompts = {
  opportunity: {
    label: 'Strike at {by}?',
    help: '{by} lays itself open to {for}: one attack as a reaction.',
  },
  counter: {
    label: 'Counter what {by} does?',
    help: 'A Surge of {for}, before the dice; it costs a level of fatigue later.',
  },
  fortune: {
    label: 'Bend this roll?',
    help: 'Each time {for} spends a point: of Destiny, Fate or Corruption, the first there is.',
  },
  stunt: { label: 'What comes of your stunt?', help: 'You have won the check; choose the benefit.' },
  'grab-item': {
    label: 'Take what has fallen?',
    help: 'Free with both hands; with one a quick action and a check.',
  },
  'counter-stunt': {
    label: 'Turn the stunt around?',
    help: '{for} has won the check: a stunt at once, as a reaction.',
  },
  ready: { label: 'Do what was readied?', help: 'What {for} waited for has happened.' },
  resume: { label: 'Take the turn now?', help: '{for} has delayed; the place in the order moves here.' },
  brace: {
    label: 'Brace for it?',
    help: '{for} is hit: a Surge or a point now, before it resists.',
  },
  smash: { label: 'Put everything into it?', help: 'A d20 in place of the 10 of the effect, as a reaction.' },
  oppose: {
    label: 'Oppose it harder?',
    help: '{for} rolls against {by}: a hunch or a raise first, as a reaction.',
  },
  rule: { label: 'How do you rule?', help: 'Left unanswered, the default counts.' },
};
