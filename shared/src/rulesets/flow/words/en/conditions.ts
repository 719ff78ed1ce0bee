export const conditions = {
  prone: {
    label: 'Prone',
    help: 'Disadvantage on attacks and Agility; easier to strike, harder to shoot; stand up to move.',
  },
  grappled: {
    label: 'Grappled',
    help: 'Neither can move; the one who is held can only react and try to break free.',
  },
  bleeding: { label: 'Bleeding', help: 'Loses HP at the end of its turn until an Endurance check succeeds.' },
  poisoned: { label: 'Poisoned', help: 'Loses HP at the end of its turn until an Endurance check succeeds.' },
  burning: { label: 'Burning', help: 'Loses HP at the end of its turn until an Agility check succeeds.' },
  defending: { label: 'On guard', help: 'Advantage on every reaction roll until its next turn.' },
  exposed: { label: 'Exposed', help: 'Attacks on it have Advantage.' },
  weakened: { label: 'Weakened', help: 'Its weapons do half their damage.' },
  pinned: { label: 'Pinned', help: 'Speed 1, and no interceptions, until shaken off.' },
  stunned: { label: 'Stunned', help: 'No reactions and no threat until its next turn.' },
  surprised: { label: 'Surprised', help: 'No reactions and no threat until the first normal round.' },
};
