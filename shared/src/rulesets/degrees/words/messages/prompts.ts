/* Generated from en/prompts.json by `npm run words`. Edit that file instead. */

export const prompts = {
  opportunity: { label: 'Strike at {by}?', help: '{by} provokes {for}: make one attack as a reaction.' },
  counter: {
    label: 'Counter {by}?',
    help: '{for} can Surge before the roll, but will take a level of fatigue later.',
  },
  fortune: {
    label: 'Bend this roll?',
    help: 'Each change costs {for} a point: Destiny first, then Fate, then Corruption.',
  },
  stunt: { label: 'What does your stunt do?', help: 'You won the check. Choose the benefit.' },
  'grab-item': {
    label: 'Take the dropped item?',
    help: 'With both hands free, this costs no action. With only one hand free, it takes a quick action and a check.',
  },
  'counter-stunt': {
    label: 'Counter with a stunt?',
    help: '{for} won the check and can make a stunt at once, as a reaction.',
  },
  ready: { label: 'Use your readied action?', help: '{for}’s trigger has happened.' },
  resume: {
    label: 'Take your turn now?',
    help: '{for} delayed. If they act now, they move to this place in the turn order.',
  },
  brace: {
    label: 'Brace yourself?',
    help: '{for} has been hit and can Surge or spend a point before the resistance check.',
  },
  smash: { label: 'Smash?', help: 'As a reaction, roll a d20 instead of using the effect’s fixed 10.' },
  oppose: {
    label: 'Hunch or raise first?',
    help: '{for} rolls against {by}, and can use a reaction to follow a hunch or raise before the roll.',
  },
  rule: { label: 'Your ruling', help: 'If time runs out, the default is chosen.' },
};
