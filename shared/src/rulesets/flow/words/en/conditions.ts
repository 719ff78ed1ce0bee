export const conditions = {
  prone: {
    label: 'Prone',
    help: 'Disadvantage on attacks and Agility. Easier to hit in melee, harder to shoot. Stand up to move.',
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
  pinned: { label: 'Pinned', help: 'Speed 1 and no Intercept, until they shake it off.' },
  stunned: { label: 'Stunned', help: 'No reactions and no threat until their next turn.' },
  surprised: { label: 'Surprised', help: 'No reactions and no threat until the first normal round.' },
};
