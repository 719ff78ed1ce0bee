export const conditions = {
  ambushed: { label: 'Ambushed', help: 'Only the quick action until the second round.' },
  dazed: { label: 'Dazed', help: 'No regular action, half the movement, until the end of the own turn.' },
  held: { label: 'Held', help: 'Cannot leave its hex until the end of its own turn.' },
  prone: { label: 'Prone', help: 'Cannot travel and fights a die worse until it stands up.' },
};
