/* Generated from en/conditions.json by `npm run words`. Edit that file instead. */

export const conditions = {
  prone: {
    label: 'Prone',
    help: 'Disadvantage on attacks and Agility checks. Easier to hit in melee but harder to shoot. Can only crawl until they stand up.',
  },
  grappled: {
    label: 'Grappled',
    help: 'Neither fighter can move. The fighter being held can only react and try to break free.',
  },
  bleeding: {
    label: 'Bleeding',
    help: 'Loses HP at the end of each of their turns until they succeed on an Endurance check.',
  },
  poisoned: {
    label: 'Poisoned',
    help: 'Loses HP at the end of each of their turns until they succeed on an Endurance check.',
  },
  burning: {
    label: 'Burning',
    help: 'Loses HP at the end of each of their turns until they succeed on an Agility check.',
  },
  defending: { label: 'On guard', help: 'Advantage on all reaction rolls until their next turn.' },
  exposed: { label: 'Exposed', help: 'Attacks against this fighter have Advantage.' },
  weakened: { label: 'Weakened', help: 'This fighter’s weapons deal half damage.' },
  pinned: { label: 'Pinned', help: 'Has a speed of 1 and can’t intercept until they shake this off.' },
  stunned: { label: 'Stunned', help: 'Can’t react or threaten anyone until their next turn.' },
  surprised: { label: 'Surprised', help: 'Can’t react or threaten anyone until the first normal round.' },
};
