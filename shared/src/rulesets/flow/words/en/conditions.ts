export const conditions = {
  prone: {
    label: 'Prone',
    help: 'Disadvantage on attacks and Agility. Easier to hit in melee, harder to shoot. Stand up to move.',
  },
  grappled: {
    label: 'Grappled',
    help: 'Neither fighter can move. The held one can only react and try to break free.',
  },
  bleeding: { label: 'Bleeding', help: 'Lose HP at the end of each turn until an Endurance check succeeds.' },
  poisoned: { label: 'Poisoned', help: 'Lose HP at the end of each turn until an Endurance check succeeds.' },
  burning: { label: 'Burning', help: 'Lose HP at the end of each turn until an Agility check succeeds.' },
  defending: { label: 'On guard', help: 'Advantage on all reaction rolls until the next turn.' },
  exposed: { label: 'Exposed', help: 'Attacks against this fighter have Advantage.' },
  weakened: { label: 'Weakened', help: 'Weapons deal half damage.' },
  pinned: { label: 'Pinned', help: 'Speed 1 and no Intercept, until shaken off.' },
  stunned: { label: 'Stunned', help: 'No reactions and no threat until the next turn.' },
  surprised: { label: 'Surprised', help: 'No reactions and no threat until the first normal round.' },
};
