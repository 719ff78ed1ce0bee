/* Generated from en/actions.json by `npm run words`. Edit that file instead. */

export const actions = {
  attack: {
    label: 'Attack',
    help: 'Strike or shoot with the weapon in your hand. You deal damage equal to your margin over the target’s defense.',
  },
  use: {
    label: 'Ability',
    help: 'Use one of your abilities. Quick abilities also work on other fighters’ turns.',
  },
  perform: { label: 'Use prepared action', help: 'Take your prepared action now, as a quick action.' },
  move: {
    label: 'Move',
    help: 'Move up to your movement value in hexes. Enemies may respond to each step out of a hex they threaten.',
  },
  switch: { label: 'Switch weapon', help: 'Switch to another weapon, or put your current one away.' },
  reload: { label: 'Reload', help: 'Get a slow weapon ready for its next shot.' },
  stand: { label: 'Stand up', help: 'Get back on your feet.' },
  traverse: {
    label: 'Climb or swing',
    help: 'Use the ladder or rope on your hex. This may require a check.',
  },
  stunt: {
    label: 'Stunt',
    help: 'Move in a way the rules don’t cover, or open, pull or pick up something. The GM sets the difficulty.',
  },
  check: { label: 'Check', help: 'Try something else with one of your stats. The GM sets the difficulty.' },
  ready: { label: 'Prepare', help: 'Spend your regular action now to take it later as a quick action.' },
  forgo: { label: 'Forgo', help: 'Trade your regular action for a second movement or quick action.' },
  'end-turn': { label: 'End turn', help: 'End your turn.' },
  autopass: { label: 'When to ask me', help: 'Choose which actions you get a chance to respond to.' },
  'gm.prevent': {
    label: 'Prevent top action',
    help: 'The action has no effect, and its costs aren’t refunded.',
  },
};
