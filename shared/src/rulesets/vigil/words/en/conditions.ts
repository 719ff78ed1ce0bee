export const conditions = {
  ambushed: { label: 'Ambushed', help: 'Only the quick action until round 2.' },
  dazed: {
    label: 'Dazed',
    help: 'No regular action and half movement, until the end of the fighter’s turn.',
  },
  held: { label: 'Held', help: 'Can’t leave the hex until the end of the fighter’s turn.' },
  prone: { label: 'Prone', help: 'Can’t travel; −1 die on attack and defense, until they stand up.' },
};
