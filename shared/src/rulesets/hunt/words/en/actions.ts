/** The actions of a turn, and those possible at any time. */
export const actions = {
  attack: {
    label: 'Attack',
    help: 'Strike with a weapon or an Attack ability; add a Support, and what partners have lent.',
  },
  move: { label: 'Move', help: 'Go up to your movement before your action; nobody can stop you on the way.' },
  stand: { label: 'Stand up', help: 'Get back on your feet; takes the whole movement of the turn.' },
  coop: {
    label: 'Cooperate',
    help: "Lend a Support ability to a partner's next attack; you pay for it when they strike.",
  },
  use: { label: 'Assist', help: 'Use an Assist ability, or something you carry.' },
  'pick-up': { label: 'Pick up', help: 'Take up a weapon that lies where you stand.' },
  improvise: {
    label: 'Improvise',
    help: 'Say what you try; the GM allows it, asks for a check, or refuses.',
  },
  flee: { label: 'Flee', help: 'A check on Flee; with it you leave the fight for good.' },
  equip: { label: 'Equip', help: 'Take a weapon from a bag in hand, and stow another if you like.' },
  exchange: {
    label: 'Hand over',
    help: 'Give a thing or a weapon in hand to an ally beside you, or take one with their consent.',
  },
  storage: { label: 'Pack', help: 'Put a thing into a bag, or take one out.' },
  yell: {
    label: 'Yell',
    help: 'A Helpless boss rouses itself: once a round, a check on Yell for one Willpower.',
  },
  'full-power': {
    label: 'Full Power',
    help: 'From now on abilities are free and an extra action is yours; Willpower no longer cheats death.',
  },
  'end-turn': { label: 'End turn', help: 'Do nothing more this turn.' },
  'gm.habit': { label: 'Fire a habit', help: 'What the habit waits for has happened: one extra action.' },
};
