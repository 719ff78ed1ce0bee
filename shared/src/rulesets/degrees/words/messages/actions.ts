/* Generated from en/actions.json by `npm run words`. Edit that file instead. */

export const actions = {
  attack: {
    label: 'Attack',
    help: 'Attack an opponent up close, at range or with words. The margin decides how hard you hit.',
  },
  charge: { label: 'Charge', help: 'Move straight toward an opponent, then attack at −1.' },
  stunt: {
    label: 'Stunt',
    help: 'Instead of dealing damage, afflict, disarm, grab, pull or push the target, or break an item.',
  },
  throw: {
    label: 'Throw',
    help: 'Throw an item as a ranged attack. It lands in the target’s hex or next to it.',
  },
  crush: { label: 'Crush', help: 'Hurt a fighter you’re grabbing, without an attack check.' },
  use: { label: 'Use a power', help: 'Use one of your powers, or the active effect of an array.' },
  move: { label: 'Move', help: 'Move up to your speed. Leaving a threatened hex provokes.' },
  run: {
    label: 'Run',
    help: 'Make an Athletics check to gain +1 speed rank until your next turn. If you succeed, make an Endurance check to avoid fatigue.',
  },
  stand: {
    label: 'Stand up',
    help: 'Takes a move action. Once per turn, you can make an Acrobatics check to try to do it as a free action.',
  },
  escape: { label: 'Escape', help: 'Break free of a grab and move away.' },
  defend: {
    label: 'Defend',
    help: 'Until your next turn, your defense uses a d20 plus the Fortune Die instead of 10.',
  },
  recover: {
    label: 'Recover',
    help: 'Take stress to remove a level of damage or fatigue, or to resist an ongoing effect again.',
  },
  ready: { label: 'Ready', help: 'Choose an action and its trigger. Taking it later uses your reaction.' },
  trick: {
    label: 'Trick',
    help: 'Choose two of an opponent’s skills and make a skill check against the better one. On a success, they suffer a condition until the end of the next round.',
  },
  assist: { label: 'Assist', help: 'Help an ally with a skill, an attack, a defense or a power.' },
  assess: {
    label: 'Assess',
    help: 'Size up an opponent: gain a defense bonus against their style, or learn their stats.',
  },
  mask: { label: 'Mask', help: 'Hide your style from an opponent who has analyzed it.' },
  aim: { label: 'Aim', help: '+1 on your next attack against that target. You’re vulnerable while you aim.' },
  gambit: { label: 'Gambit', help: 'Make a skill check to help yourself or an ally for a turn.' },
  command: {
    label: 'Command',
    help: 'Give an order to fighters under your control. Compelled and controlled fighters can only obey it.',
  },
  influence: { label: 'Influence', help: 'Improve or worsen someone’s attitude, or change the topic.' },
  retrieve: { label: 'Retrieve', help: 'Take an item out of your pack.' },
  store: { label: 'Store', help: 'Put an item into your pack.' },
  handle: { label: 'Handle', help: 'Lift, fill or open something heavy.' },
  draw: { label: 'Draw', help: 'Draw an item that’s within easy reach.' },
  sheathe: { label: 'Sheathe', help: 'Put away an item in your hand, keeping it within easy reach.' },
  pickup: { label: 'Pick up', help: 'With a free hand, pick up an item in your hex or next to you.' },
  manipulate: { label: 'Manipulate', help: 'Pull a lever, open a door or move something light.' },
  study: { label: 'Study', help: 'Find out something about a person, place or thing.' },
  stance: {
    label: 'Stance',
    help: 'Until your next turn, take a penalty to attack, defense or effect and gain an equal bonus to one of the other two.',
  },
  switch: { label: 'Switch effect', help: 'Switch an array to a different effect.' },
  drop: { label: 'Drop', help: 'Fall prone, drop an item, stop aiming or let go of a fighter.' },
  release: { label: 'Let go', help: 'Release a fighter you’re grabbing.' },
  ammo: { label: 'Ammunition', help: 'Draw a shot before you attack, or put it back.' },
  cease: { label: 'Cease', help: 'End an ongoing effect of one of your powers or stunts.' },
  skill: {
    label: 'Use a skill',
    help: 'Describe what you’re trying to do. The GM decides what kind of action it takes and how difficult it is.',
  },
  device: {
    label: 'Use a device',
    help: 'The device does what its description says, or what the GM decides.',
  },
  load: { label: 'Load', help: 'Load a complex weapon.' },
  surge: { label: 'Surge', help: 'Use your reaction for a benefit now, and pay with fatigue next turn.' },
  spend: {
    label: 'Spend a point',
    help: 'Spend Destiny, Fate or Corruption to change the story, or to recover at once.',
  },
  delay: { label: 'Delay', help: 'Take your whole turn later.' },
  'end-turn': { label: 'End turn', help: 'End your turn.' },
  'gm.fire': {
    label: 'Set off a trigger',
    help: 'Declare that the trigger a player described has happened.',
  },
  talk: { label: 'Talk', help: 'Say a few sentences at any time.' },
  'reaction-ask': {
    label: 'When to ask: reactions',
    help: 'Choose when the game asks whether you want to Surge, spend points, smash, follow a hunch or raise.',
  },
  'fortune-ask': {
    label: 'When to ask: rolls',
    help: 'Choose when the game asks whether you want to bend a roll.',
  },
};
