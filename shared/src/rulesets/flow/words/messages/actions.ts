/* Generated from en/actions.json by `npm run words`. Edit that file instead. */

export const actions = {
  attack: { label: 'Attack', help: '2 AP: strike or shoot at an enemy.' },
  disarm: {
    label: 'Disarm',
    help: '2 AP, with Disadvantage: a hit knocks an item out of an enemy’s hand instead of dealing damage.',
  },
  move: {
    label: 'Move',
    help: '1 AP: move up to your speed in hexes. You can spend at most 2 AP on movement each turn.',
  },
  step: { label: 'Step', help: '1 AP, once per round: move one hex without provoking.' },
  stand: { label: 'Stand up', help: '1 AP: get up. This provokes enemies who threaten you.' },
  crawl: {
    label: 'Crawl',
    help: '1 AP, which counts as movement: move one hex while prone, without provoking.',
  },
  tumble: {
    label: 'Tumble through',
    help: '1 AP and an Agility check: move through an enemy’s hex to the other side.',
  },
  feint: {
    label: 'Feint',
    help: '1 AP, once per round: roll Melee or Deception against an enemy’s Melee or Agility. If you win, your next attack on them has Advantage.',
  },
  grapple: {
    label: 'Grapple',
    help: '2 AP, Athletics against Athletics: grab an enemy next to you and hold them.',
  },
  maintain: {
    label: 'Maintain the hold',
    help: '2 AP: keep holding the fighter you’ve grappled. Otherwise, the hold ends at the end of this turn.',
  },
  escape: {
    label: 'Break free',
    help: 'Free, once per round: roll Athletics against the Athletics of the fighter holding you.',
  },
  release: { label: 'Let go', help: 'Free: end your hold.' },
  shove: {
    label: 'Shove',
    help: '1 AP, once per round: push an enemy back or knock them prone. On a hard success or better, do both.',
  },
  draw: { label: 'Draw', help: '1 AP: take an item from your bag.' },
  sheathe: { label: 'Stow', help: '1 AP: put an item you’re holding into your bag.' },
  'pick-up': { label: 'Pick up', help: '1 AP: pick up an item on your hex or next to you.' },
  drink: { label: 'Drink', help: '1 AP for a potion in your hand, 2 AP for one from your bag.' },
  'shake-off': { label: 'Shake off', help: '2 AP: end Bleeding, Poisoned, Burning or Pinned.' },
  use: { label: 'Use', help: 'Cast a spell, or use an ability or magic item.' },
  flow: { label: 'Flow Action', help: 'Spend FP on a Flow Action granted by what you’re holding.' },
  'flow-state': { label: 'Flow State', help: '1 AP: you don’t lose the usual 1 FP at the end of this turn.' },
  'total-defense': {
    label: 'Total Defense',
    help: 'Spend 3 AP and end your turn: +1 RP and Advantage on reactions until your next turn.',
  },
  ready: { label: 'Ready', help: 'Choose an action and what triggers it. This ends your turn.' },
  free: {
    label: 'Free action',
    help: 'Speak, recall something, drop an item, use a small device or open a door.',
  },
  'end-turn': { label: 'End turn', help: 'You lose your remaining AP and 1 FP.' },
  'gm.fire': { label: 'Set off a trigger', help: 'Declare that a readied action’s trigger has happened.' },
  'gm.start': {
    label: 'Start fight',
    help: 'Roll initiative and start the fight. You can let one side surprise the other.',
  },
};
