/* Generated from en/battle-options.json by `npm run words`. Edit that file instead. */

export const battleOptions = {
  fumbles: {
    label: 'Fumbles',
    help: 'What happens when an attack roll is a critical failure.',
    choices: { gm: 'The GM decides', table: 'Roll a d6', off: 'Nothing happens' },
  },
  alsoProvoke: {
    label: 'What else provokes',
    help: 'In addition to moving away, casting and standing up.',
    choices: { ranged: 'Shooting', drink: 'Drinking', draw: 'Drawing and stowing', item: 'Using an item' },
  },
  grapplerActions: {
    label: 'Other actions while grappling',
    help: 'Does a fighter who is holding someone need the GM’s permission for each action?',
    choices: { allow: 'Always allowed', ask: 'Ask the GM' },
  },
  freeLimit: { label: 'Free actions per turn', help: 'Any beyond this number need the GM’s permission.' },
  autoEnd: { label: 'End turns automatically', help: 'A turn ends as soon as the fighter has no AP left.' },
  fpCap: {
    label: 'Cap on FP',
    help: 'The cap is the tens digit of Melee or Ranged, whichever is higher, with a minimum of 2.',
  },
  explore: {
    label: 'Move before the fight',
    help: 'Everyone can move freely until the GM starts the fight.',
  },
  timer: { label: 'Reaction timer (seconds)', help: 'When it runs out, the default is chosen.' },
};
