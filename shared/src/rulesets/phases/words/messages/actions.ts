/* Generated from en/actions.json by `npm run words`. Edit that file instead. */

export const actions = {
  attack: {
    label: 'Attack',
    help: 'Make a Volley (ranged) or Fight (melee) attack: d20 + grit vs. defense.',
  },
  'full-attack': {
    label: 'Full attack',
    help: 'Once per round: one attack with a slow weapon, or two attacks.',
  },
  grapple: {
    label: 'Grapple',
    help: 'Grab a fighter next to you: neither of you can react, and only the larger one can move.',
  },
  shove: { label: 'Shove', help: 'Push an adjacent fighter back one hex, or knock them prone.' },
  use: { label: 'Ability', help: 'Use one of your abilities.' },
  channel: { label: 'Channel', help: 'Start an ability that takes effect in the release phase.' },
  release: {
    label: 'Release',
    help: 'Release the ability you channeled, in the release phase or later as a standard action.',
  },
  move: { label: 'Move', help: 'Use your standard movement, or part of it.' },
  stand: { label: 'Stand up', help: 'Takes your whole standard movement.' },
  rush: { label: 'Rush', help: 'Move again, or move past enemies without being stopped this turn.' },
  hide: { label: 'Hide', help: 'Enemies more than one hex away can’t target you.' },
  defend: { label: 'Defend', help: 'Gain focus (armor + d3); attacks against you have a snag.' },
  refresh: {
    label: 'Refresh',
    help: 'Regain all HP, lose all stress or regain all MP, plus one minor benefit.',
  },
  mark: { label: 'Mark', help: 'Mark an enemy: an attacker can spend the mark for an edge.' },
  search: { label: 'Search', help: 'Reveal a hidden enemy, or learn an enemy’s stats.' },
  ready: { label: 'Ready', help: 'Choose an action to take later and what triggers it.' },
  escape: { label: 'Escape', help: 'Minor action: break free from a grapple.' },
  wrestle: {
    label: 'Wrestle',
    help: 'Free, once per turn: if you and the other fighter are the same size, make a contested bulk check to count as the larger one.',
  },
  'let-go': { label: 'Let go', help: 'End a grapple you started.' },
  drop: {
    label: 'Stop channeling',
    help: 'Free: stop channeling your ability. You don’t get its costs back.',
  },
  skip: { label: 'Skip ahead', help: 'Don’t ask me again until the phase I choose.' },
  delay: { label: 'Wait for delay phase', help: 'Don’t ask me again until the delay phase.' },
  'end-turn': { label: 'End turn', help: 'End your turn.' },
  forgo: { label: 'Forgo', help: 'Drop your readied action. You can do this at any time.' },
  'gm.fire': {
    label: 'Set off a trigger',
    help: 'Declare that a readied action’s written trigger has happened.',
  },
  'gm.rest': { label: 'Long rest', help: 'Fully restores a fighter and resets their surge cost.' },
  'gm.order': {
    label: 'Change turn order',
    help: 'Set the order in which fighters act and react from now on.',
  },
};
