export const conditions = {
  ambushed: { label: 'Ambushed', help: 'Only a quick action and no boosts until round 2.' },
  dazed: {
    label: 'Dazed',
    help: 'No regular action and only half movement until the end of the fighter’s turn.',
  },
  held: { label: 'Held', help: 'Can’t leave their hex until the end of their turn.' },
  prone: {
    label: 'Prone',
    help: 'Can’t move to another hex, and has 1 die of disadvantage on assault and defend, until they stand up.',
  },
};
