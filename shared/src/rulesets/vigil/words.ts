import type { ActionEntry, Entry } from '../../engine/description.ts';

/* Names and help, for people. */

/** One sentence of help on something, and the clauses behind it. */
function entry(label: string, help: string, ...clauses: string[]): Entry {
  return { label, help, clauses };
}

export const ACTION_WORDS: Readonly<Record<string, ActionEntry>> = {
  attack: {
    ...entry(
      'Attack',
      'Strike or shoot with what you hold; the margin over their defence is damage.',
      'VIG-48',
      'VIG-49',
      'VIG-51',
    ),
    group: 'attack',
    pointer: 'fighter',
  },
  use: {
    ...entry(
      'Ability',
      'Use one of your abilities; quick ones also in the turn of somebody else.',
      'VIG-9',
      'VIG-26',
    ),
    group: 'ability',
  },
  perform: {
    ...entry('Do what you prepared', 'The action you made ready, now and as a quick action.', 'VIG-63'),
    group: 'attack',
  },
  move: {
    ...entry(
      'Move',
      'Travel up to your movement value; foes may answer each step out of their reach.',
      'VIG-15',
      'VIG-24',
    ),
    group: 'move',
    pointer: 'path',
  },
  switch: {
    ...entry('Switch weapon', 'Take another weapon in hand, or empty your hands.', 'VIG-18'),
    group: 'item',
  },
  reload: {
    ...entry('Reload', 'Make a slow weapon ready for its next shot.', 'VIG-19'),
    group: 'item',
  },
  stand: { ...entry('Stand up', 'Get back on your feet.', 'VIG-21'), group: 'move' },
  traverse: {
    ...entry(
      'Climb or swing',
      'Take the ladder or rope that begins in your hex; it may ask for a check.',
      'VIG-20',
    ),
    group: 'move',
  },
  stunt: {
    ...entry(
      'Stunt',
      'Get somewhere in a way of your own; the GM says how hard that is.',
      'VIG-22',
      'VIG-R13',
    ),
    group: 'move',
    pointer: 'hex',
  },
  check: {
    ...entry(
      'Check',
      'Try something else with one of your stats; the GM says how hard it is.',
      'VIG-10',
      'VIG-R13',
    ),
    group: 'other',
  },
  ready: {
    ...entry('Prepare', 'Spend your regular action to do it later, as a quick one.', 'VIG-62', 'VIG-64'),
    group: 'other',
  },
  forgo: {
    ...entry(
      'Forgo',
      'Trade your regular action for a second movement or quick action.',
      'VIG-11',
      'VIG-12',
      'VIG-13',
    ),
    group: 'other',
  },
  'end-turn': {
    ...entry('End turn', 'Leave it to the next in the order.', 'VIG-6', 'VIG-7'),
    group: 'other',
  },
  autopass: {
    ...entry('Ask me', 'About which actions you want to be asked for an answer.', 'VIG-42'),
    group: 'other',
  },
  'gm.prevent': {
    ...entry(
      'Prevent what is on top',
      'The action leaves without effect; what it cost stays spent.',
      'VIG-66',
      'VIG-72',
    ),
    group: 'other',
  },
};

export const PROMPT_WORDS: Readonly<Record<string, Entry>> = {
  'tie-npc': entry('Before or after?', 'You are as watchful as one of the others: who goes first?', 'VIG-3'),
  'tie-pc': entry('Who goes first?', 'Name the same one, or let dexterity decide.', 'VIG-4'),
  respond: entry(
    'Answer that?',
    'Lay a quick action on top; it is done before what it answers.',
    'VIG-31',
    'VIG-33',
  ),
  defend: entry(
    'How do you defend?',
    'Actively for a point of vigor, or as well as you can.',
    'VIG-54',
    'VIG-58',
  ),
  rule: entry('How hard is that?', 'Set the difficulty, allow it, or forbid it.', 'VIG-R13'),
};

export const OPTION_WORDS: Readonly<Record<string, Entry>> = {
  own: entry('About others', 'You are asked about every action but your own.', 'VIG-42'),
  none: entry('About everything', 'You are asked about your own actions, too.', 'VIG-42'),
  all: entry('Never', 'You pass on everything without being asked.', 'VIG-42'),
  pass: entry('Pass', 'Let it happen.', 'VIG-32', 'VIG-58'),
  prepared: entry('Do what you prepared', 'Your prepared action, as a quick one.', 'VIG-63'),
  active: entry(
    'Active defence',
    'Roll defend with armour and shield; costs 1 vigor.',
    'VIG-54',
    'VIG-55',
    'VIG-56',
  ),
  first: entry('Go first', 'Stand before those who are as watchful as you.', 'VIG-3'),
  after: entry('Go after', 'Let those go first who are as watchful as you.', 'VIG-3'),
  roll: entry('Roll for it', 'Dexterity decides, the higher first.', 'VIG-4'),
  deny: entry('Deny', 'It comes to nothing; the action is spent.', 'VIG-R13'),
  easy: entry('Easy', 'Difficulty 8.', 'VIG-R13'),
  normal: entry('Normal', 'Difficulty 11.', 'VIG-R13'),
  hard: entry('Hard', 'Difficulty 14.', 'VIG-R13'),
  'no-check': entry('No check', 'It simply works.', 'VIG-R13'),
};

export const THING_WORDS: Readonly<Record<string, Entry>> = {
  unarmed: entry('Bare hands', 'Always there; no dice.', 'VIG-51'),
  dagger: entry('Dagger', 'Light: 1 die, one hand.', 'VIG-50'),
  longsword: entry('Longsword', 'Medium: 2 dice, one hand.', 'VIG-50'),
  spear: entry('Spear', 'Medium: 2 dice, reach 2, two hands.', 'VIG-50'),
  'war-axe': entry('War axe', 'Heavy: 3 dice, two hands.', 'VIG-50'),
  fangs: entry('Fangs', 'Light: 1 die, natural.', 'VIG-50'),
  'great-fists': entry('Great fists', 'Heavy: 3 dice, reach 2, natural.', 'VIG-50'),
  'throwing-knives': entry('Throwing knives', 'Light: 1 die, range 4.', 'VIG-R17'),
  javelins: entry('Javelins', 'Medium: 2 dice, range 6.', 'VIG-R17'),
  'short-bow': entry('Short bow', 'Light: 1 die, range 8, two hands.', 'VIG-50'),
  'long-bow': entry('Long bow', 'Medium: 2 dice, range 12, two hands.', 'VIG-50'),
  crossbow: entry('Crossbow', 'Heavy: 3 dice, range 10, two hands, slow to reload.', 'VIG-19'),
  padded: entry('Padded armour', 'Light: 1 die of defence.', 'VIG-56'),
  mail: entry('Mail', 'Medium: 2 dice of defence.', 'VIG-56'),
  plate: entry('Plate', 'Heavy: 3 dice of defence.', 'VIG-56'),
  buckler: entry('Buckler', 'Light shield: 1 die of active defence.', 'VIG-56'),
  'round-shield': entry('Round shield', 'Medium shield: 2 dice of active defence.', 'VIG-56'),
  'tower-shield': entry('Tower shield', 'Heavy shield: 3 dice of active defence.', 'VIG-56'),
  bind: entry('Bind', 'Willpower against athletics: a foe within 5 is held.', 'VIG-R3'),
  'block-path': entry(
    'Block path',
    'Assault against athletics: stops a movement within reach.',
    'VIG-28',
    'VIG-71',
  ),
  breathe: entry('Breathe', 'Regain 3 vigor.', 'VIG-R11'),
  disrupt: entry('Disrupt', 'Dexterity against dexterity: stops an attack within reach.', 'VIG-28'),
  distract: entry('Distract', 'One die of disadvantage on the check of a foe within 6.', 'VIG-25'),
  firebolt: entry('Firebolt', 'A spell at a foe within 8: reasoning with 2 dice.', 'VIG-57'),
  foil: entry('Foil', 'Undoes the quick action of a foe within 6.', 'VIG-28'),
  intercept: entry('Intercept', 'Swap with an adjacent ally and take the attack yourself.', 'VIG-R16'),
  mend: entry('Mend', 'You or an ally within 6 regain a die of hit points.', 'VIG-R2'),
  'quick-strike': entry('Quick strike', 'A hasty blow with your melee weapon, one die down.', 'VIG-52'),
  roar: entry('Roar', 'Foes within 2 need willpower 10 or are dazed.', 'VIG-R3'),
  sidestep: entry('Sidestep', 'Step aside before what is aimed at you arrives.', 'VIG-27'),
  trip: entry('Trip', 'Athletics against dexterity: a foe within reach falls prone.', 'VIG-71'),
  unsettle: entry('Unsettle', 'Takes one boost off the action of a foe within 6.', 'VIG-75'),
  brace: entry('Brace', 'One more die on your active defence.', 'VIG-59'),
  'careful-aim': entry('Careful aim', 'One more die on a shot or throw.', 'VIG-46'),
  dash: entry('Dash', 'Two more hexes on this travel; as often as you can pay.', 'VIG-45'),
  deflect: entry('Deflect', 'Lets you defend actively against missiles without a shield.', 'VIG-59'),
  feint: entry('Feint', 'The target cannot defend actively.', 'VIG-54'),
  'knock-down': entry('Knock down', 'If it deals damage, the target falls prone.', 'VIG-71'),
  'power-strike': entry('Power strike', 'One more die on a melee attack.', 'VIG-46'),
  press: entry('Press', 'One more die on a trip, disruption, block or binding.', 'VIG-46'),
  assault: entry('Assault', 'Melee attacks.', 'VIG-48'),
  shooting: entry('Shooting', 'Thrown and ranged attacks.', 'VIG-48'),
  defend: entry('Defend', 'Active defences.', 'VIG-54'),
  toughness: entry('Toughness', 'Passive defences.', 'VIG-58'),
  athletics: entry('Athletics', 'Strength, speed and climbing.', 'VIG-16'),
  dexterity: entry('Dexterity', 'Quick hands and feet.', 'VIG-4'),
  awareness: entry('Awareness', 'Eyes and ears.', 'VIG-10'),
  reasoning: entry('Reasoning', 'Wit and spells.', 'VIG-10'),
  willpower: entry('Willpower', 'Nerve.', 'VIG-10'),
  movement: entry('A movement action', 'One more this turn.', 'VIG-11'),
  quick: entry('A quick action', 'One more until your next turn.', 'VIG-12'),
};

export const CONDITION_WORDS: Readonly<Record<string, Entry>> = {
  ambushed: entry('Ambushed', 'Only the quick action until the second round.', 'VIG-61'),
  dazed: entry('Dazed', 'No regular action, half the movement, until the end of the own turn.', 'VIG-R10'),
  held: entry('Held', 'Cannot leave its hex until the end of its own turn.', 'VIG-R10'),
  prone: entry('Prone', 'Cannot travel and fights a die worse until it stands up.', 'VIG-21'),
};

export const ARCHETYPE_WORDS: Readonly<Record<string, Entry>> = {
  warden: entry('Warden', 'Mail, shield and a place in front of everybody else.'),
  duelist: entry('Duelist', 'The best blade of the party, with an answer to everything in reach.'),
  archer: entry('Archer', 'Sees first and shoots far; light on its feet.'),
  mystic: entry('Mystic', 'Fire, bonds and healing; foils what others try in haste.'),
  militia: entry('Militia', 'A farmer with a dagger.'),
  raider: entry('Raider', 'Longsword and buckler, gets in the way.'),
  wolf: entry('Wolf', 'Fast, and goes for the legs.'),
  hexer: entry('Hexer', 'Spells from behind the line.'),
  bowman: entry('Bowman', 'A short bow and quick feet.'),
  captain: entry('Captain', 'Leads the bandits, and unsettles heroes.'),
  brute: entry('Brute', 'Large, with an axe to match.'),
  'ogre-warlord': entry('Ogre warlord', 'Huge; roars, and fights with its fists.'),
};

export const REJECTION_WORDS: Readonly<Record<string, string>> = {
  'not-your-turn': 'It is not your turn; out of turn you only have your quick action.',
  'prompt-open': 'Somebody is being asked; that has to be settled first.',
  'not-known': 'You do not know that.',
  'not-wielded': 'You do not have that in hand.',
  'nothing-prepared': 'You have prepared nothing.',
  'wrong-phase': "That answers somebody else's action, and there is none to answer now.",
  prevented: 'Your condition keeps you from that.',
  'once-per-round': 'You have used that action of this round already.',
  'hands-full': 'Your hand is full; drop what you hold first.',
  'not-loaded': 'It has been shot and must be reloaded first.',
  'already-loaded': 'There is nothing to reload.',
  'no-shield': 'Without a shield on your arm you cannot defend actively against missiles.',
  'not-enough-vigor': 'You do not have the vigor for that.',
  'not-enough-focus': 'You do not have the focus for that.',
  'no-such-target': 'That is no fitting target.',
  'too-far': 'That is farther than your movement value.',
};
