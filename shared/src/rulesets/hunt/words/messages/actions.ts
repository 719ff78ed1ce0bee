/* Generated from en/actions.json by `npm run words`. Edit that file instead. */

export const actions = {
  attack: {
    label: 'Attack',
    help: 'Attack with a weapon or an Attack ability. You can add one of your own Supports and any Supports that partners have linked to this attack.',
  },
  move: {
    label: 'Move',
    help: 'Move before your action, up to your movement in hexes. Moving doesn’t provoke reactions.',
  },
  stand: { label: 'Stand up', help: 'Get up. This takes all of your movement this turn.' },
  coop: {
    label: 'Cooperate',
    help: 'Link a Support ability to a partner’s next attack. You pay for it when they attack.',
  },
  use: { label: 'Assist', help: 'Use an Assist ability or an item you carry.' },
  'pick-up': { label: 'Pick up', help: 'Pick up a weapon from your hex.' },
  improvise: {
    label: 'Improvise',
    help: 'Describe what you’re trying to do. The GM allows it, calls for a check or refuses.',
  },
  flee: { label: 'Flee', help: 'Make a Flee check. On a success, you leave the fight for good.' },
  equip: { label: 'Equip', help: 'Draw a weapon from a bag, and stow another if you like.' },
  exchange: {
    label: 'Hand over',
    help: 'Give an item to an ally next to you, or take one with their consent.',
  },
  storage: { label: 'Pack', help: 'Put an item into a bag, or take one out.' },
  yell: { label: 'Yell', help: 'Once per round, a Helpless boss can make a Yell check to gain 1 Willpower.' },
  'full-power': {
    label: 'Full Power',
    help: 'Gain 1 extra action this round. From now on, your abilities cost no Willpower, but you can’t spend Willpower on death checks.',
  },
  'end-turn': { label: 'End turn', help: 'End your turn.' },
  'gm.habit': {
    label: 'Trigger a habit',
    help: 'The habit’s condition is met: the beast gains an extra action.',
  },
};
