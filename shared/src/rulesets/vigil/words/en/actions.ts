/** Actions of a turn. */
export const actions = {
  attack: {
    label: 'Attack',
    help: 'Strike or shoot with what you hold; the margin over their defence is damage.',
  },
  use: { label: 'Ability', help: 'Use one of your abilities; quick ones also in the turn of somebody else.' },
  perform: { label: 'Do what you prepared', help: 'The action you made ready, now and as a quick action.' },
  move: {
    label: 'Move',
    help: 'Travel up to your movement value; foes may answer each step out of their reach.',
  },
  switch: { label: 'Switch weapon', help: 'Take another weapon in hand, or empty your hands.' },
  reload: { label: 'Reload', help: 'Make a slow weapon ready for its next shot.' },
  stand: { label: 'Stand up', help: 'Get back on your feet.' },
  traverse: {
    label: 'Climb or swing',
    help: 'Take the ladder or rope that begins in your hex; it may ask for a check.',
  },
  stunt: {
    label: 'Stunt',
    help: 'Get somewhere in a way of your own, or open, pull or pick up something in place; the GM says how hard that is.',
  },
  check: { label: 'Check', help: 'Try something else with one of your stats; the GM says how hard it is.' },
  ready: { label: 'Prepare', help: 'Spend your regular action to do it later, as a quick one.' },
  forgo: { label: 'Forgo', help: 'Trade your regular action for a second movement or quick action.' },
  'end-turn': { label: 'End turn', help: 'Leave it to the next in the order.' },
  autopass: { label: 'Ask me', help: 'About which actions you want to be asked for an answer.' },
  'gm.prevent': {
    label: 'Prevent what is on top',
    help: 'The action leaves without effect; what it cost stays spent.',
  },
};
