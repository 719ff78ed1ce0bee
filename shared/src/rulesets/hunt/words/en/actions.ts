/** The actions of a turn, and those possible at any time. */
export const actions = {
  attack: {
    label: 'Attack',
    help: 'Strike with a weapon or an Attack ability. Add a Support of your own and those your partners lend you.',
  },
  move: {
    label: 'Move',
    help: 'Move up to your movement before your action. No one can stop you on the way.',
  },
  stand: { label: 'Stand up', help: 'Get up. This takes all of your movement this turn.' },
  coop: {
    label: 'Cooperate',
    help: 'Lend a Support ability to a partner’s next attack. You pay for it when they strike.',
  },
  use: { label: 'Assist', help: 'Use an Assist ability or an item you carry.' },
  'pick-up': { label: 'Pick up', help: 'Pick up a weapon on your hex.' },
  improvise: {
    label: 'Improvise',
    help: 'Describe what you try. The GM allows it, asks for a check or refuses.',
  },
  flee: { label: 'Flee', help: 'Flee check: on a success, you leave the fight permanently.' },
  equip: { label: 'Equip', help: 'Draw a weapon from a bag, and stow another if you like.' },
  exchange: {
    label: 'Hand over',
    help: 'Give an item to an ally next to you, or take one with their consent.',
  },
  storage: { label: 'Pack', help: 'Put an item into a bag, or take one out.' },
  yell: {
    label: 'Yell',
    help: 'Helpless boss, once per round: Yell check to regain 1 Willpower.',
  },
  'full-power': {
    label: 'Full Power',
    help: 'From now on: abilities are free, and you gain an extra action. You can’t spend Willpower on death checks any more.',
  },
  'end-turn': { label: 'End turn', help: 'End your turn.' },
  'gm.habit': { label: 'Fire a habit', help: 'Its trigger has happened: the beast gains an extra action.' },
};
